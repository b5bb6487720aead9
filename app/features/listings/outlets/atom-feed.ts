import { escapeXml } from '~/kernel/xml'

type AtomEntry = {
  /** Permanent id of the entry, independent of its address. */
  id: string
  title: string
  url: string
  published: Date
  updated: Date
  summary: string
  category: string
  picture?: { url: string; type: string }
}

export type AtomFeed = {
  id: string
  language: string
  title: string
  author: string
  /** Address of the feed itself. */
  self: string
  /** Address of the page with the same content. */
  url: string
  entries: AtomEntry[]
}

/**
 * Written by hand: the library for it (feed 6) treats titles as HTML, so that "House & garden < 2 km" would be garbled,
 * guesses the type of a picture from its address, and cannot set the language.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeAtomFeed(feed: AtomFeed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
${element('id', feed.id)}
${element('title', feed.title)}
${element('updated', newestOf(feed.entries).toISOString())}
<author>${element('name', feed.author)}</author>
${link('self', feed.self, 'application/atom+xml')}
${link('alternate', feed.url, 'text/html')}
${feed.entries.map(entry).join('\n')}
</feed>
`
}

const entry = ({ id, title, url, published, updated, summary, category, picture }: AtomEntry) =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    link('alternate', url, 'text/html'),
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    category && `<category term="${escapeXml(category)}"/>`,
    element('summary', summary),
    picture && link('enclosure', picture.url, picture.type),
    '</entry>',
  ]
    .filter(Boolean)
    .join('')

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

/** An empty feed has no date of change, so it takes the epoch. */
const newestOf = (entries: AtomEntry[]) =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())))
