/**
 * Makes a fresh clone runnable: installs, builds, finds a browser. Runs before npm's scripts under any Node version,
 * before anything is installed: plain JavaScript, with Node's own modules only.
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
  print('Installing dependencies (npm ci) …')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // NODE_ENV=production would omit development dependencies.
  const { status } = npm(['ci', '--include=dev', '--include=optional', ...quiet])
  if (status !== 0) fail('npm ci failed: see above; npm needs its registry or a filled cache.')
}

/** npm as it was started, by its own Node: `npm ci` deletes the one in node_modules. */
function npm(words) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const options = { stdio: 'inherit' }
  return /npm-cli\.[cm]?js$/.test(cli)
    ? spawnSync(node, [cli, ...words], options)
    : spawnSync('npm', words, options)
}

function build() {
  print('Building …')
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
  if (!findChromium()) installDebianPackage('chromium', print)
  // Only a speed-up: without it the tests use the full browser.
  if (findWindowlessChromium() === findChromium()) installDebianPackage('chromium-headless-shell', print)
  if (!findChromium()) {
    fail(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
}

/** Optional: the tests behind nginx report themselves as skipped without it. */
function ensureNginx() {
  // Debian starts an installed service if there is an init system, so that is left to the developer.
  if (!findNginx() && !existsSync('/run/systemd/system')) installDebianPackage('nginx-light', print)
}

/** Checked early, before minutes are spent on an installation that cannot run. */
function refuseHopelessNode() {
  const own = Number.parseInt(process.versions.node, 10)
  if (own < 20)
    fail(`This needs Node 20 or later, and Node ${process.versions.node} runs here: see https://nodejs.org`)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  if (own < neededNode && !packages[`node_modules/node-${process.platform}-${process.arch}`]) refusePlatform()
}

/** The Node that npm installed, else the one on the PATH, runs the site. */
function refuseWrongNode() {
  if (Number.parseInt(process.versions.node, 10) >= neededNode && process.execPath.startsWith(root)) return
  if (majorOfNode() >= neededNode) return
  // Built for another C library (glibc instead of musl), so it is moved away and the system's own is found.
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

function print(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  print(line)
  process.exit(1)
}
