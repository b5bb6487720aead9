/**
 * Makes a fresh clone runnable: installs, builds, finds a browser. Runs before npm's scripts under whatever
 * Node there is, before anything is installed: plain JavaScript, nothing but Node's own modules.
 *
 *   node scripts/ensure.mjs [--build] [--browser] [--nginx]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, findWindowlessChromium } from './chromium.mjs'
import { installDebianPackage } from './ensure/apt-get.mjs'
import { isBuilt, rememberBuild } from './ensure/build-stamp.mjs'
import { isInstalled } from './ensure/installed.mjs'
import { alone } from './ensure/lock.mjs'
import { findNginx } from './nginx.mjs'

const neededNode = 24
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
process.chdir(root)

const wants = (flag) => process.argv.includes(flag)
const bin = path.join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }

refuseHopelessNode()
const ready = () => isInstalled(root) && (!wants('--build') || isBuilt(root))
if (!ready()) await alone(root, prepare)
refuseWrongNode()
if (wants('--browser')) ensureBrowser()
if (wants('--nginx')) ensureNginx()

function prepare() {
  if (!isInstalled(root)) install()
  refuseWrongNode()
  if (wants('--build') && !isBuilt(root)) build()
}

function install() {
  say('Installing dependencies (npm ci) …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // A production environment would leave out what builds and tests.
  const { status } = npm(['ci', '--include=dev', '--include=optional', ...quiet])
  if (status !== 0) fail('npm ci failed: see above; npm needs its registry or a filled cache.')
}

/** npm as it was started, by the Node that started it: `npm ci` deletes the one in node_modules. */
function npm(words) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const options = { stdio: 'inherit' }
  return /npm-cli\.[cm]?js$/.test(cli)
    ? spawnSync(node, [cli, ...words], options)
    : spawnSync('npm', words, options)
}

function build() {
  say('Building …')
  const remember = rememberBuild(root)
  const { status, stdout, stderr } = spawnSync(path.join(bin, 'react-router'), ['build'], {
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) fail(`${stdout}\n${stderr}\nThe build failed: see above.`)
  remember()
}

function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) {
    if (findChromium()) return
    fail(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`)
  }
  if (!findChromium()) installDebianPackage('chromium', say)
  // Only quicker: without it the tests drive the whole browser.
  if (findWindowlessChromium() === findChromium()) installDebianPackage('chromium-headless-shell', say)
  if (!findChromium()) {
    fail(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
}

/** Only for the tests behind it, which say themselves that they were left out. */
function ensureNginx() {
  // Debian starts a service that it installs, where there is something that starts services: for the person to decide.
  if (!findNginx() && !existsSync('/run/systemd/system')) installDebianPackage('nginx-light', say)
}

/** Before minutes go into an installation that cannot run. */
function refuseHopelessNode() {
  const own = Number.parseInt(process.versions.node, 10)
  if (own < 20)
    fail(`This needs Node 20 or later, and Node ${process.versions.node} runs here: see https://nodejs.org`)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  if (own < neededNode && !packages[`node_modules/node-${process.platform}-${process.arch}`]) refusePlatform()
}

/** The Node that npm installed, else the one on the PATH, is what runs the site. */
function refuseWrongNode() {
  if (Number.parseInt(process.versions.node, 10) >= neededNode && process.execPath.startsWith(root)) return
  if (majorOfNode() >= neededNode) return
  // Made for another C library than this system's (musl): out of the way, so that the system's own is found.
  if (existsSync(path.join(bin, 'node'))) rmSync(path.join(bin, 'node'))
  if (majorOfNode() < neededNode) refusePlatform()
}

function majorOfNode() {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' })
  return Number.parseInt(stdout ?? '', 10) || 0
}

function refusePlatform() {
  const here = `${process.platform}-${process.arch}`
  fail(
    `This runs on Node ${neededNode}, and npm has none for this ${here}: install Node ${neededNode} or later yourself.`,
  )
}

function say(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  say(line)
  process.exit(1)
}
