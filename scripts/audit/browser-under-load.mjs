import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { capture } from '../capture.mjs'
import { browserWorkers, wordsOf } from '../checks/steps.mjs'

/** Processes that keep every core busy; `BUSY=0` for a machine that has other work to do meanwhile. */
const busyProcesses = Number(process.env.BUSY ?? 2)

/**
 * Runs the browser tests repeatedly while other processes keep the machine busy.
 * @param {number} runs
 * @returns {Promise<import('./audits.mjs').Result>} passed when every run was; each failure by the name of its test
 */
export async function browserUnderLoad(runs) {
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-under-load-'))
  try {
    const failures = []
    const loads = []
    for (let run = 1; run <= runs; run += 1) {
      const failed = await failuresOf(path.join(folder, `${run}.json`))
      console.log(`run ${run} of ${runs}: ${failed.length} failed`, ...failed)
      failures.push(failed)
      loads.push(loadavg()[2].toFixed(1))
    }
    return {
      outcome: failures.some((one) => one.length > 0) ? 'failed' : 'passed',
      text: textOf(failures, loads),
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

function textOf(failures, loads) {
  const red = failures.filter((one) => one.length > 0).length
  const counts = Map.groupBy(failures.flat(), (name) => name)
  const lines = [...counts].map(([name, times]) => `${times.length} × ${name}`)
  return [
    `${red} of ${failures.length} runs failed, with ${busyProcesses} busy processes beside them`,
    `load average of the last quarter of an hour at the end of each: ${loads.join(', ')}`,
    ...lines,
  ].join('\n')
}
