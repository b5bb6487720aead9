import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Where installers put Chromium when it is not on the PATH. */
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']

/**
 * The Chromium that browser tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own.
 * Plain JavaScript: also runs before anything is installed.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const installed = [...onPath, ...folders].flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...installed, ...downloaded(env)].find(isProgram)
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

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
