import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRelease } from '../release/make-release.mjs'

const port = 3187
const patienceMs = 120_000

/**
 * Makes a release, starts it with the Node that it brings and nothing else, asks the site there for a page, and looks
 * whether anything was written to the folder, where the user of a site may not write.
 */
export async function runWithoutTools() {
  const home = mkdtempSync(path.join(tmpdir(), 'pignon-runtime-'))
  const folder = path.join(home, 'release')
  try {
    makeRelease(folder)
    const before = namesIn(folder)
    const answer = await serveOnce(folder, path.join(home, 'data'))
    const written = namesIn(folder).filter((name) => !before.includes(name))
    const packages = countPackages(path.join(folder, 'node_modules'))
    return {
      outcome: answer.isGood && written.length === 0 ? 'passed' : 'failed',
      text: `\`npm run build:release\` makes a folder with ${packages} packages; its own Node ${answer.text} ${told(written)}`,
    }
  } catch (error) {
    return { outcome: 'failed', text: String(error) }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

const namesIn = (folder) => readdirSync(folder, { recursive: true })

const told = (written) =>
  written.length === 0
    ? 'Nothing is written to the folder.'
    : `Written to the folder: ${written.slice(0, 5).join(', ')}.`

function countPackages(folder) {
  const scopes = readdirSync(folder).filter((name) => name.startsWith('@'))
  const scoped = scopes.flatMap((scope) => readdirSync(path.join(folder, scope)))
  return readdirSync(folder).filter((name) => /^[a-z]/.test(name)).length + scoped.length
}

async function serveOnce(folder, dataDir) {
  const env = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on' }
  const child = spawn(path.join(folder, 'node_modules/.bin/node'), ['build/server/index.js'], {
    cwd: folder,
    env,
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said = (said + part).slice(-2_000)
    })
  try {
    return await firstAnswer(child, () => said)
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

async function firstAnswer(child, said) {
  for (const began = performance.now(); performance.now() - began < patienceMs; await sleep(200)) {
    if (child.exitCode !== null) return { isGood: false, text: `ended with ${child.exitCode}: ${said()}` }
    const page = await fetch(`http://localhost:${port}/nl/te-koop/`).catch(() => undefined)
    if (page) {
      const text = await page.text()
      const isGood = page.status === 200 && text.includes('<h1')
      return { isGood, text: `answers a list of listings with ${page.status}.` }
    }
  }
  return { isGood: false, text: `does not answer: ${said()}` }
}
