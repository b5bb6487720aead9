import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { isProgram } from './is-program.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The headless shell: the same engine, with a third of the CPU per page. */
const windowless = ['chromium-headless-shell']
/** Where installers put Chromium if it is not on the PATH. */
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']

/** A Chromium without background network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds the Chromium for measurements: CHROMIUM_PATH, else one on the PATH, else Playwright's.
 * Plain JavaScript: also runs before anything is installed.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return [...installed(names, env), ...downloaded(env)].find(isProgram)
}

/** Finds the Chromium for browser tests: the headless shell, if there is one. */
export function findWindowlessChromium(env = process.env) {
  const found = env.CHROMIUM_PATH ? undefined : installed(windowless, env).find(isProgram)
  return found ?? findChromium(env)
}

function installed(programs, env) {
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  return [...onPath, ...folders].flatMap((folder) => programs.map((name) => path.join(folder, name)))
}

function downloaded(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(env.HOME ?? homedir(), '.cache/ms-playwright')
  if (!existsSync(cache)) return []
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))
  const newestFirst = versions.sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
  return newestFirst.flatMap((name) =>
    ['chrome-linux', 'chrome-linux64'].map((folder) => path.join(cache, name, folder, 'chrome')),
  )
}
