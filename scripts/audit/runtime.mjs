import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRelease } from '../release/make-release.mjs'

const port = 3187
const patienceMs = 120_000

/** Makes a release, starts it with the Node that it brings and nothing else, and asks the site there for a page. */
export async function runWithoutTools() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-runtime-'))
  try {
    makeRelease(folder)
    const packages = countPackages(path.join(folder, 'node_modules'))
    const answer = await serveOnce(folder)
    return {
      outcome: answer.isGood ? 'passed' : 'failed',
      text: `\`npm run build:release\` makes a folder with ${packages} packages; its own Node ${answer.text}`,
    }
  } catch (error) {
    return { outcome: 'failed', text: String(error) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countPackages(folder) {
  const scopes = readdirSync(folder).filter((name) => name.startsWith('@'))
  const scoped = scopes.flatMap((scope) => readdirSync(path.join(folder, scope)))
  return readdirSync(folder).filter((name) => /^[a-z]/.test(name)).length + scoped.length
}

async function serveOnce(folder) {
  const env = { PORT: String(port), DATA_DIR: path.join(folder, 'data'), DEMO: 'on' }
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
