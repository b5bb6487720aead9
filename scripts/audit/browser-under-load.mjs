import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { capture } from '../capture.mjs'
import { browserWorkers, wordsOf } from '../checks/steps.mjs'

/** Processes that keep every core busy; `BUSY=0` for a machine that has other work to do meanwhile. */
const busyProcesses = Number(process.env.BUSY ?? 2)

/** Runs of this commit so far: an audit that was interrupted goes on where it stopped. */
const keptRuns = 'node_modules/.cache/browser-under-load.json'

/**
 * Runs the browser tests repeatedly while other processes keep the machine busy. Runs of the same commit count, also
 * those of an earlier audit that was interrupted.
 * @param {number} runs
 * @returns {Promise<import('./audits.mjs').Result>} passed when every run was; each failure by the name of its test
 */
export async function browserUnderLoad(runs) {
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-under-load-'))
  try {
    const done = earlierRuns()
    while (done.length < runs) {
      const failed = await failuresOf(path.join(folder, `${done.length}.json`))
      done.push({ failed, load: loadavg()[2].toFixed(1) })
      console.log(`run ${done.length} of ${runs}: ${failed.length} failed`, ...failed)
      keepRuns(done)
    }
    rmSync(keptRuns, { force: true })
    return {
      outcome: done.some(({ failed }) => failed.length > 0) ? 'failed' : 'passed',
      text: textOf(done),
    }
  } finally {
    for (const one of busy) one.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function failuresOf(file) {
  const words = wordsOf({ project: 'browser', workers: browserWorkers, file, reporters: ['json'] })
  const { status, output } = await capture('vitest', words)
  const failed = readFailures(file)
  if (status === 0 || failed.length > 0) return failed
  return [`the run itself: ${output.slice(-500).trim()}`]
}

function readFailures(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
      .testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName)
  } catch {
    return []
  }
}

function earlierRuns() {
  try {
    const kept = JSON.parse(readFileSync(keptRuns, 'utf8'))
    return kept.commit && kept.commit === cleanCommit() ? kept.runs : []
  } catch {
    return []
  }
}

function keepRuns(runs) {
  mkdirSync(path.dirname(keptRuns), { recursive: true })
  writeFileSync(keptRuns, JSON.stringify({ commit: cleanCommit(), runs }))
}

/** Without a commit of its own, what runs now cannot be told from what ran before. */
function cleanCommit() {
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? ''
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/audit.md') !== ''
  return isChanged ? undefined : git('rev-parse', 'HEAD')
}

function textOf(runs) {
  const red = runs.filter(({ failed }) => failed.length > 0).length
  const counts = Map.groupBy(
    runs.flatMap(({ failed }) => failed),
    (name) => name,
  )
  const lines = [...counts].map(([name, times]) => `${times.length} × ${name}`)
  return [
    `${red} of ${runs.length} runs failed, with ${busyProcesses} busy processes beside them`,
    `load average of the last quarter of an hour at the end of each: ${runs.map(({ load }) => load).join(', ')}`,
    ...lines,
  ].join('\n')
}
