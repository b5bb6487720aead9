import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSite } from './check-site'
import { articleOf, draftOf, pageOf } from './site.fixture'
import { type DraftFile, describeMistake, type SiteDraft } from './site-draft'

const describedMistakes = (draft: SiteDraft) => checkSite(draft).map(describeMistake)
const fileOf = (name: string, over: Partial<DraftFile> = {}): DraftFile => ({
  name,
  hash: 'a',
  mimetype: 'image/webp',
  bytes: new Uint8Array(1),
  width: 4,
  height: 3,
  ...over,
})

test('content: a consistent site has no mistakes', () => {
  const draft = draftOf(
    {
      pages: [
        pageOf('home', { screen: 'home', modules: [{ relations: [{ type: 'article', id: 'about' }] }] }),
        pageOf('services', {
          original: '/services/',
          modules: [
            { relations: [{ type: 'category', id: 'services' }] },
            { relations: [{ type: 'contact', id: 'x' }] },
          ],
        }),
        pageOf(
          'below',
          { parent: 'services' },
          { nl: '[x](/services/) [y](/for-sale/) [z](/property/2706/)' },
        ),
      ],
      articles: [articleOf('about'), articleOf('sale', { category: 'services', parent: 'services' })],
      files: [fileOf('media/a.webp'), fileOf('media/b.webp')],
    },
    {
      topBar: [{ label: { nl: 'x' }, link: '/Services/?a=1' }],
      footer: { links: ['services'], columns: [{ fullText: { nl: '[a](/services/) ![b](media/a.webp)' } }] },
      roles: { privacy: 'services' },
      header: { freeEvaluation: { page: 'below', title: { nl: 'x' } } },
      popup: { link: { nl: '/services/' } },
    },
  )
  expect(describedMistakes(draft)).toEqual([])
})

test('content: an address belongs to one page', () => {
  const pages = [pageOf('a', { paths: { nl: '/x/', fr: '/y/' } }), pageOf('b', { paths: { nl: '/x/' } })]
  expect(describedMistakes(draftOf({ pages }))).toEqual([
    'pages/b/page.json, paths.nl: /nl/x/ is the address of pages/a/page.json already',
  ])
  const articles = [articleOf('c', { paths: { fr: '/y/' } })]
  expect(describedMistakes(draftOf({ pages, articles }))).toContain(
    'articles/c/article.json, paths.fr: /fr/y/ is the address of pages/a/page.json already',
  )
})

test('content: an original belongs to one page, regardless of case and accents', () => {
  const pages = [pageOf('a', { original: '/Références/' }), pageOf('b', { original: '/REFERENCES/' })]
  expect(describedMistakes(draftOf({ pages }))).toEqual([
    'pages/b/page.json, original: /references/ is the address of pages/a/page.json already',
  ])
})

test.each([
  ['/te-koop/'],
  ['/te-koop/ukkel/huis/12/'],
  ['/projecten/'],
  ['/preview/'],
  ['/bedankt/contact-me/'],
  ['/search/'],
  ['/consent/'],
])('content: the path %s is the product’s', (path) => {
  expect(describedMistakes(draftOf({ pages: [pageOf('a', { paths: { nl: path } })] }))).toEqual([
    `pages/a/page.json, paths.nl: /nl${path} belongs to a screen of the product`,
  ])
})

test.each(['/for-sale/', '/Property/12/', '/project/3/', '/feedback/contact-me/', '/nl/x/', '/media/x/'])(
  'content: the original %s is the product’s',
  (original) => {
    expect(describedMistakes(draftOf({ articles: [articleOf('a', { original })] }))).toEqual([
      `articles/a/article.json, original: ${original.toLowerCase()} belongs to a screen of the product`,
    ])
  },
)

/** Where the constants are that paths of the server are made of. */
const namedIn: Record<string, string> = {
  archivePath: 'app/features/map/archive/map-archive.server.ts',
  securityTxtPath: 'server/security-txt.ts',
}

const constantOf = (name: string) =>
  new RegExp(`const ${name} = '([^']*)'`).exec(readFileSync(namedIn[name] ?? '', 'utf8'))?.[1] ?? ''

/** First parts of the paths that the application answers before any page, as its source says them. */
function serverParts(): string[] {
  const source = readFileSync('server/application.ts', 'utf8')
  const calls = source.matchAll(/\bapp\.(?:on|all|get|post)\(\s*(?:\[[^\]]*\],\s*)?('[^']*'|`[^`]*`|\w+)/g)
  const paths = [...calls].map(([, given = '']) =>
    given.startsWith("'") ? given.slice(1, -1) : constantOf(/\w+/.exec(given)?.[0] ?? ''),
  )
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((part) => part !== '*')
}

test('content: no original is an address that the server answers before any page', () => {
  const parts = serverParts()
  expect(parts).toEqual(expect.arrayContaining(['office', 'media', 'map-files', '.well-known', 'healthz']))
  const isRefused = (part: string) => {
    const original = `/${part.replace(/^:.*/, 'sitemap-2.xml')}/`
    return describedMistakes(draftOf({ articles: [articleOf('a', { original })] })).length > 0
  }
  expect(parts.filter((part) => !isRefused(part))).toEqual([])
})

test('content: a path in one language may equal that of a screen in another', () => {
  expect(
    describedMistakes(draftOf({ pages: [pageOf('a', { paths: { fr: '/te-koop/', nl: '/a-vendre/' } })] })),
  ).toEqual([])
})

test('content: each screen has at most one page', () => {
  const pages = ['a', 'b', 'c'].map((id) => pageOf(id, { screen: id === 'c' ? 'projects' : 'home' }))
  expect(describedMistakes(draftOf({ pages }))).toEqual([
    'pages/b/page.json, screen: another page is home already',
  ])
})

test.each([
  [{ a: 'a' }, ['a']],
  [{ a: 'b', b: 'a' }, ['a', 'b']],
  [{ a: 'b', b: 'c', c: 'a' }, ['a', 'b', 'c']],
  [{ d: 'a', a: 'b', b: 'a' }, ['a', 'b']],
  [{ a: 'b', b: 'c', c: undefined }, []],
])(
  'L15 of the parents %j, %j stand above themselves',
  (parents: Record<string, string | undefined>, round) => {
    const pages = Object.entries(parents).map(([id, parent]) => pageOf(id, { parent }))
    expect(describedMistakes(draftOf({ pages })).sort()).toEqual(
      round.map((id) => `pages/${id}/page.json, parent: a page is not above itself`),
    )
  },
)

test('content: a missing reference is reported with its place', () => {
  const draft = draftOf(
    {
      pages: [
        pageOf('a', {
          parent: 'none',
          modules: [
            {},
            {
              relations: [
                { type: 'article', id: 'none' },
                { type: 'category', id: 'none' },
                { type: 'valuation-start', id: 'none' },
              ],
            },
          ],
        }),
        pageOf('b', {}, { fr: 'un\n\n[x](/none/) ![y](media/none.webp)' }),
      ],
      articles: [
        articleOf('c', {
          parent: 'none',
          next: { title: { nl: 'x' }, button: { nl: 'x' }, link: '/none/' },
        }),
      ],
    },
    {
      topBar: [{ label: { nl: 'x' }, link: '/none/' }],
      footer: { links: ['none'], columns: [{ fullText: { nl: '[x](/none/)' } }] },
      roles: { cookies: 'none' },
      header: { freeEvaluation: { page: 'none', title: { nl: 'x' } } },
      popup: { link: { fr: '/none/' } },
    },
  )
  expect(describedMistakes(draft).sort()).toEqual([
    'articles/c/article.json, next.link: there is no page /none/',
    'articles/c/article.json, parent: there is no page none',
    'pages/a/page.json, modules.1.relations.0.id: there is no article none',
    'pages/a/page.json, modules.1.relations.1.id: there is no category none',
    'pages/a/page.json, modules.1.relations.2.id: there is no page none',
    'pages/a/page.json, parent: there is no page none',
    'pages/b/fr.md, line 3: there is no page /none/',
    'pages/b/fr.md, line 3: there is no picture media/none.webp',
    'site.json, footer.columns.0.fullText.nl, line 1: there is no page /none/',
    'site.json, footer.links.0: there is no page none',
    'site.json, header.freeEvaluation.page: there is no page none',
    'site.json, popup.link.fr: there is no page /none/',
    'site.json, roles.cookies: there is no page none',
    'site.json, topBar.0.link: there is no page /none/',
  ])
})

test('content: when documents cannot be read, missing references are not reported', () => {
  const draft = draftOf({
    pages: [
      pageOf('a', { parent: 'unread' }, { nl: '[x](/unread/) <b>' }),
      pageOf('b', { paths: { nl: '/a/' } }),
    ],
  })
  expect(checkSite(draft, false).map(describeMistake)).toEqual([
    'pages/b/page.json, paths.nl: /nl/a/ is the address of pages/a/page.json already',
    'pages/a/nl.md, line 1: HTML is not shown: <b>',
  ])
})

test('content: two pictures cannot share an address; films and drawings have none', () => {
  const files = [
    fileOf('media/a.png'),
    fileOf('media/a.webp'),
    fileOf('media/A.webp'),
    fileOf('media/a.mp4', { width: undefined }),
    fileOf('media/b.webp'),
  ]
  expect(describedMistakes(draftOf({ files }))).toEqual([
    'media/a.webp: its address would be that of media/a.png',
    'media/A.webp: its address would be that of media/a.png',
  ])
})

test('M6 a file that cannot be shown where a document names it is a mistake', () => {
  const files = ['a.svg', 'a.mp4', 'a.webp', 'A.SVG', 'a.WebM'].map((name) =>
    fileOf(`media/${name}`, { width: undefined }),
  )
  const image = { file: 'media/a.webp' }
  const wrong = draftOf(
    {
      pages: [
        pageOf('home', {
          screen: 'home',
          banner: {
            type: 'video',
            video: 'media/a.webp',
            videoMobile: 'media/a.svg',
            videoPoster: { file: 'media/a.mp4' },
          },
        }),
        pageOf('b', { logo: 'media/a.webp', modules: [{}, { images: [image, { file: 'media/a.svg' }] }] }),
      ],
      articles: [articleOf('c', { image: { file: 'media/a.svg' } })],
      files,
    },
    { brand: { logo: 'media/a.webp', icon: 'media/a.mp4' } },
  )
  const pictures = '.webp, .png, .jpg, .jpeg, .avif, .gif'
  expect(describedMistakes(wrong)).toEqual([
    'site.json, brand.logo: media/a.webp is not of type .svg',
    'site.json, brand.icon: media/a.mp4 is not of type .svg',
    'pages/home/page.json, banner.video: media/a.webp is not of type .mp4, .webm',
    `pages/home/page.json, banner.videoPoster.file: media/a.mp4 is not of type ${pictures}`,
    'pages/home/page.json, banner.videoMobile: media/a.svg is not of type .mp4, .webm',
    'pages/b/page.json, logo: media/a.webp is not of type .svg',
    `pages/b/page.json, modules.1.images.1.file: media/a.svg is not of type ${pictures}`,
    `articles/c/article.json, image.file: media/a.svg is not of type ${pictures}`,
  ])
  const right = draftOf(
    {
      pages: [
        pageOf('home', {
          screen: 'home',
          banner: { type: 'video', video: 'media/a.mp4', videoMobile: 'media/a.WebM', videoPoster: image },
        }),
      ],
      files,
    },
    {
      brand: { logo: 'media/A.SVG', icon: 'media/A.SVG' },
      topBar: [{ label: { nl: 'x' }, link: 'tel:1', icon: 'phone' }],
    },
  )
  expect(describedMistakes(right)).toEqual([])
})

test('content: unreadable text colours are a mistake', () => {
  expect(describedMistakes(draftOf({}, { brand: { colours: { action: '#ffcc00' } } }))).toEqual([
    expect.stringMatching(/^site\.json, brand\.colours\.action: #ffcc00 .*contrast of 1\.5/),
  ])
})
