import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a release consists of beside the packages. */
const released = ['build', 'db/migrations', 'demo', 'public', 'package.json', 'package-lock.json']
const port = 3187
const patienceMs = 120_000

/** Installs what a release needs into an empty folder, as an operator does, and asks the site there for a page. */
export async function runWithoutTools() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-runtime-'))
  try {
    for (const name of released) cpSync(name, path.join(folder, name), { recursive: true })
    const install = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) return { outcome: 'failed', text: `npm ${install.join(' ')}: ${stderr}` }
    const packages = countPackages(path.join(folder, 'node_modules'))
    const answer = await serveOnce(folder)
    return {
      outcome: answer.isGood ? 'passed' : 'failed',
      text: `\`npm ci --omit=dev --ignore-scripts\` installs ${packages} packages; \`node build/server/index.js\` ${answer.text}`,
    }
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
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: path.join(folder, 'data'), DEMO: 'on' }
  const child = spawn(process.execPath, ['build/server/index.js'], { cwd: folder, env, stdio: 'pipe' })
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
