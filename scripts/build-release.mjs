/**
 * Makes a release of this source tree, which `npm run build:release` has built before.
 *
 *   npm run build:release -- [FOLDER] [--without-database]
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { makeRelease } from './release/make-release.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-database': { type: 'boolean', default: false } },
})
const [folder = 'release'] = positionals
try {
  execFileSync(process.execPath, ['scripts/sbom.mjs'], { stdio: 'inherit' })
  makeRelease(folder, { withDatabase: !values['without-database'] })
  console.log(`${folder} is whole. To start it: cd ${folder} && node_modules/.bin/node build/server/index.js`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
