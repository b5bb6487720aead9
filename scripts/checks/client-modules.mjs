import { readdirSync, readFileSync } from 'node:fs'

/**
 * Client modules of public pages use the platform and write no HTML: React changes the display. Each exception lists
 * what it may use, and why.
 * @type {Record<string, { uses: string[], because: string }>}
 */
const exceptions = {
  'app/features/consent/tags.client.ts': {
    uses: ['createElement', 'append'],
    because: 'a script of others is asked for with an element; it shows nothing',
  },
  'app/features/map/frame/element.client.ts': {
    uses: ['createElement', 'append'],
    because:
      'elements of the map: Leaflet draws them at a place, or they lie on it as the sheet of cards does',
  },
  'app/features/map/maps.client.ts': {
    uses: ['createElement', 'append'],
    because: 'a document of our own is asked for with a frame; nothing is written in it',
  },
}

const methods = [
  ...['createElement', 'createElementNS', 'createTextNode', 'createContextualFragment', 'createHTMLDocument'],
  ...['insertAdjacentHTML', 'insertAdjacentElement', 'insertAdjacentText', 'setHTML', 'setHTMLUnsafe'],
  ...['append', 'appendChild', 'prepend', 'before', 'after', 'insertBefore', 'replaceChild', 'replaceWith'],
  ...['replaceChildren', 'cloneNode', 'importNode', 'adoptNode', 'insertNode', 'parseFromString'],
  ...['insertRow', 'insertCell'],
]
const properties = ['innerHTML', 'outerHTML', 'textContent', 'innerText', 'outerText', 'nodeValue', 'srcdoc']

const writing = new RegExp(
  [
    `\\.(?<method>${methods.join('|')})\\??\\.?\\(`,
    '\\bdocument\\.(?<written>write|writeln)\\(',
    // `x.innerHTML = …`, and `{ innerHTML: … }` for Object.assign.
    `\\b(?<property>${properties.join('|')})(?:\\s*(?:\\+|\\?\\?|\\|\\||&&)?=(?![=>])|:\\s|\\s*[,}]\\s*\\))`,
    // `x['innerHTML']`, `x.setAttribute('srcdoc', …)`
    `\\[['"](?<named>${[...properties, ...methods].join('|')})['"]\\]`,
    `\\bsetAttribute(?:NS)?\\(\\s*['"](?<attribute>srcdoc)['"]`,
    '\\bnew (?<made>Image|Option|DOMParser|Text)\\b',
  ].join('|'),
  'g',
)

/**
 * Finds places where a source writes HTML.
 * @param {string} source
 * @returns {{ line: number, use: string }[]} by line, from 1
 */
export const findWrites = (source) =>
  [...source.matchAll(writing)].map(({ index, groups = {} }) => ({
    line: source.slice(0, index).split('\n').length,
    use: Object.values(groups).find((use) => use !== undefined) ?? '',
  }))

/**
 * Finds faults of the client modules: written HTML, and exceptions that are no longer needed.
 * @param {Record<string, string>} sources - by path
 * @param {typeof exceptions} allowed
 * @returns {string[]} one line each
 */
export function findFaults(sources, allowed = exceptions) {
  const writes = Object.entries(sources).flatMap(([file, source]) =>
    findWrites(source).map(({ line, use }) => ({ file, line, use })),
  )
  const wrong = writes.filter(({ file, use }) => !allowed[file]?.uses.includes(use))
  const isUsed = (file, use) => writes.some((write) => write.file === file && write.use === use)
  const unused = Object.entries(allowed).flatMap(([file, { uses }]) =>
    uses.filter((use) => !isUsed(file, use)).map((use) => `${file} is an exception for ${use}, and has none`),
  )
  return [...wrong.map(({ file, line, use }) => `${file}:${line} writes HTML with ${use}`), ...unused]
}

/** @returns {Record<string, string>} the client modules, by path */
function readClientModules() {
  const files = readdirSync('app', { recursive: true }).filter((file) => /\.client\.tsx?$/.test(file))
  return Object.fromEntries(files.map((file) => [`app/${file}`, readFileSync(`app/${file}`, 'utf8')]))
}

/** A step of `npm run validate`. */
export async function checkClientModules() {
  const sources = readClientModules()
  const faults = Object.keys(sources).length > 0 ? findFaults(sources) : ['no client modules were read']
  if (faults.length > 0) console.log(faults.join('\n'))
  return { passed: faults.length > 0 ? 0 : 1, failed: faults.length > 0 ? 1 : 0, skipped: 0 }
}
