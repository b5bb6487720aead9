import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type ManifestChunk, type Plugin } from 'vite'
import { packedEndings, packFile } from './server/pack-file.ts'

/** Public pages hold no router that could refresh them: when server code changes, they are loaded anew. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    server.environments.client.hot.send('pignon:server-changed', { file })
  },
}

/** Islands load when they are needed, long after React's refresh runtime has to be there. */
const refreshRuntimeFirst: Plugin = {
  name: 'refresh-runtime-first',
  apply: 'serve',
  transform(code, id) {
    if (this.environment.name !== 'client' || !id.endsWith('/app/entry.client.tsx')) return
    return { code: `import 'virtual:react-router/inject-hmr-runtime';${code}`, map: null }
  },
}

/** `card-k3f9`: as short as it can be and still tell files apart, for every page and island carries these. */
function scopedName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.replace(/\?.*/, '')).replaceAll('\\', '/')
  const tag = createHash('sha256').update(place).digest().readUInt32BE() % 36 ** 4
  return `${name}-${tag.toString(36).padStart(4, '0')}`
}

/**
 * What is loaded on demand asks for its parts at once, as Vite has it. Vite's own helper also waits for style sheets
 * and knows nonces and old browsers: 0.5 kB in every page, for what pages here do not have.
 */
const smallPreload: Plugin = {
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('vite/preload-helper.js')) return
    return `export function __vitePreload(load, parts) {
      for (const part of parts ?? []) {
        if (!part.endsWith('.js')) continue
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = '/' + part
        document.head.append(link)
      }
      return load()
    }`
  },
}

/**
 * Islands use the combobox of downshift alone. Statements that name the events of its other widgets would keep these in
 * the file, 4 kB of it, and the types that only a development build checks another 0.6 kB.
 */
const comboboxAlone: Plugin = {
  name: 'combobox-alone',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/downshift.esm.mjs')) return
    const others = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm
    const checks = /^ *validatePropTypes\$1\(.*$/gm
    // A type of an object may hold another: replaced twice, from the inside.
    const types = /\bPropTypes\.(?:shape\(\{[^()]*\}\)|(?!shape)\w+)(?:\.isRequired)?/g
    const alone = code.replace(others, '').replace(checks, '').replace(types, 'null').replace(types, 'null')
    // What nothing reads is left out only if the call that makes it is known to do nothing else.
    return { code: alone.replaceAll('_extends({}', '/* @__PURE__ */ _extends({}'), map: null }
  },
}

/**
 * Names of classes are imported one by one: each stands where it is used, and no island loads a table of all of them
 * first (4.5 kB).
 */
const namesOfClasses: Plugin = {
  name: 'names-of-classes',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.tsx')) return
    const oneByOne = code.replace(/^import (\w+) from ('[^']+\.module\.css')$/gm, 'import * as $1 from $2')
    return { code: oneByOne, map: null }
  },
}

/** A style sheet whose names were all taken out of it stays, and the empty script beside it is loaded by nobody. */
const stylesWithoutNames: Plugin = {
  name: 'styles-without-names',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    return id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const { fileName } of chunks.filter(({ code }) => code.trim() === ''))
      for (const chunk of chunks)
        chunk.code = chunk.code
          .replaceAll(`import"./${path.basename(fileName)}";`, '')
          .replaceAll(`"${fileName}"`, '""')
  },
  // By the manifest hydrated pages name beforehand what they load.
  writeBundle({ dir }, bundle) {
    const file = path.join(dir ?? '', '.vite/manifest.json')
    if (this.environment.name !== 'client' || !existsSync(file)) return
    const empty = new Set(
      Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' && one.code.trim() === '' ? one.fileName : [],
      ),
    )
    const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(file, 'utf8'))
    const isEmpty = (name: string) => empty.has(manifest[name]?.file ?? '')
    // Which sheets a file needs, in the order of its imports, is known before these are taken away.
    const sheets = Object.keys(manifest).map((name) => [name, sheetsOf(manifest, name)] as const)
    for (const [name, css] of sheets) {
      const chunk = manifest[name]
      if (chunk) Object.assign(chunk, { css, imports: chunk.imports?.filter((one) => !isEmpty(one)) })
    }
    writeFileSync(file, JSON.stringify(manifest))
  },
}

/** The style sheets of a file and of all that it imports, each once, in the order in which they are met. */
function sheetsOf(manifest: Record<string, ManifestChunk>, name: string, met = new Set<string>()): string[] {
  if (met.has(name)) return []
  met.add(name)
  const { css = [], imports = [] } = manifest[name] ?? {}
  return [...new Set([...css, ...imports.flatMap((one) => sheetsOf(manifest, one, met))])]
}

/** No start of the server spends its first seconds on compressing what is the same for every one. */
const packedFiles: Plugin = {
  name: 'packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    if (this.environment.name !== 'client') return
    const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => !name.startsWith('.') && statSync(path.join(dir, name)).isFile(),
    )
    for (const name of names) {
      const packed = await packFile(name, new Uint8Array(readFileSync(path.join(dir, name))))
      if (!packed) continue
      writeFileSync(path.join(dir, name + packedEndings.br), packed.br)
      writeFileSync(path.join(dir, name + packedEndings.gzip), packed.gzip)
    }
  },
}

/** What the server alone draws around a page is built for the browser too, for its styles. */
const stylesOfTheDocument: Plugin = {
  name: 'styles-of-the-document',
  apply: 'build',
  buildStart() {
    if (this.environment.name === 'client')
      this.emitFile({ type: 'chunk', id: path.resolve('app/document.tsx') })
  },
}

/**
 * One style sheet for the frame of every page and what most pages show, and one more for each part of the site: a first
 * page waits for little more than it shows. Each names folders and files below `app`: the deepest name counts, and what none
 * names belongs to the first. An island finds its styles in the sheets of the page around it, and a page that the
 * browser draws itself in those of the page that it came from: what owners see of a listing is in the first sheet.
 */
const styleSheets: Record<string, string[]> = {
  styles: [
    'features/content/empty-plot.module.css',
    'features/content/face.module.css',
    'features/content/search-again.module.css',
    'features/listings/facts/fact-list.module.css',
    'features/listings/list/list-empty.module.css',
    'features/listings/list/pagination.module.css',
    'features/listings/projects/project-grid.module.css',
  ],
  'styles-list': [
    'features/listings/list',
    'features/map/list-views.module.css',
    'features/search/list-search.module.css',
  ],
  // Of one home or project.
  'styles-listing': [
    'features/listings/costs',
    'features/listings/detail',
    'features/listings/facts',
    'features/listings/ledger',
    'features/listings/page',
    'features/listings/projects',
    'features/places',
  ],
  // What the agency writes: home, services, articles, references, and the pages that lead to a form.
  'styles-pages': [
    'features/content',
    'features/listings/list/reference-stories.module.css',
    'features/search/hero-search.module.css',
    'features/testimonials/testimonial-list.module.css',
    'pages',
    'ui/slider',
  ],
  // One page alone, beside those above.
  'styles-team': ['pages/team.module.css'],
  // Appointments, favourites, comparison, ledger, brochure and valuation.
  'styles-tools': [
    'features/appointments',
    'features/favourites/favourites.module.css',
    'features/listings/brochure',
    'features/listings/compare',
    'features/listings/ledger-page',
    'features/map/place-sketch.module.css',
    'features/valuation',
  ],
  // What somebody does with a link from a mail, after a login, or sees after sending a form.
  'styles-own': [
    'features/accounts',
    'features/alerts',
    'features/content/thanks-view.module.css',
    'features/listings/offers/thanks-aside.module.css',
    'features/mail',
    'features/owners',
    'features/privacy',
    'features/testimonials/review-view.module.css',
    'features/visits',
    'pages/gallery',
  ],
  // No visitor loads it.
  'styles-office': [
    'features/staff',
    ...readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((place) => place.endsWith('/office')),
  ],
}

const sheetOfPlace = new Map(
  Object.entries(styleSheets).flatMap(([sheet, places]) => places.map((place) => [place, sheet] as const)),
)
const missing = [...sheetOfPlace.keys()].filter((place) => !existsSync(path.resolve('app', place)))
if (missing.length > 0) throw new Error(`styleSheets names missing files: ${missing.join(', ')}`)

/** The style sheet that a CSS file belongs to; null for other files. */
function styleSheetOf(file: string): string | null {
  if (!file.endsWith('.css')) return null
  let place = path.relative(path.resolve('app'), file)
  while (place !== '.' && !sheetOfPlace.has(place)) place = path.dirname(place)
  return sheetOfPlace.get(place) ?? 'styles'
}

/** In which file the browser finds the texts of a hydrated page: one for each language, and one more for the office. */
function chunkOfTexts(file: string): string | null {
  const language = /\/texts\/(\w\w)\.json$/.exec(file)?.[1]
  if (!language) return null
  return /\/(?:office|staff)\/texts\//.test(file) ? `texts-office-${language}` : `texts-${language}`
}

export default defineConfig({
  plugins: [
    reactRouter(),
    reloadPublicPages,
    refreshRuntimeFirst,
    smallPreload,
    comboboxAlone,
    namesOfClasses,
    stylesWithoutNames,
    stylesOfTheDocument,
    packedFiles,
  ],
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/**/*.island.tsx'] },
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    sourcemap: false,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Names of classes come from other files.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: {
            moduleSideEffects: [
              // No browser draws a document: what names it there without using it shall not load it.
              { test: /\/app\/(?:office-)?document\.tsx$/, sideEffects: false },
              // Whoever takes something from the door of another room loads neither script nor styles of the rest.
              { test: /\/public(?:\.browser)?\.ts$/, sideEffects: false },
            ],
          },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: styleSheetOf },
                // React comes with the first island that is touched, in one file, with what draws an icon.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|scheduler)\/|ui\/(?:island\/(?:hydrate-island|page-context)|shell\/drawn-icon)/,
                },
                // Shared by public and hydrated pages: within the next file, public pages would load all of that.
                { name: 'preload-helper', test: /vite\/preload-helper/ },
                {
                  name: 'words',
                  test: /\/app\/(?:i18n\/translate|kernel\/(?:locale|memo|numbers|search-text|plain-letters|read-zip))\.ts$/,
                },
                // React Router and what else every hydrated page needs; no island needs any of it.
                {
                  name: 'app',
                  test: /\/app\/(?:ui\/(?:app\/|page\/(?:use-page|document-title|error-screen))|i18n\/app-texts)/,
                },
                // What a map's frame shares with the page around it and with its list of places: the entry names each
                // file that a map needs, on every page.
                {
                  name: 'map-shared',
                  test: /features\/map\/(?:map-message|frame\/nearby-map)\.ts$|kernel\/filter-parameters\.ts$/,
                },
                // What every page reads of the device: one request, and one name for the entry to know.
                {
                  name: 'favourites',
                  test: /features\/favourites\/(?:favourite-ids|stored-ids\.client)\.ts$/,
                },
                { name: chunkOfTexts },
              ],
            },
          },
        },
      },
    },
    // The whole server is the entry of the server build, so that no module exists twice.
    ssr: {
      build: { rolldownOptions: { input: 'server/main.ts' }, sourcemap: true },
      // Of many small files each: finding them was half of the start of a command.
      resolve: { noExternal: ['zod', 'libphonenumber-js', 'drizzle-orm'] },
    },
  },
})
