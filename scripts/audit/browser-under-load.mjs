import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { capture } from '../capture.mjs'
import { browserWorkers, wordsOf } from '../checks/steps.mjs'

/** Processes that keep every core busy; `BUSY=0` for a machine that has other work to do meanwhile. */
const busyProcesses = Number(process.env.BUSY ?? 2)

/** So many runs in a row have to pass. They take hours, so they may be of several days and commits. */
const wantedRuns = 10

/**
 * Runs the browser tests while other processes keep the machine busy, and adds the results to those of the last runs.
 * @param {number} runs - how many times
 * @param {string} earlier - this audit's text in the report, with a line for each run
 * @returns {Promise<import('./audits.mjs').Result>} passed when the last ten runs were; each failure by the name of its
 *   test
 */
export async function browserUnderLoad(runs, earlier = '') {
  const busy = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' }),
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-under-load-'))
  const lines = readRuns(earlier)
  try {
    for (let run = 0; run < runs; run += 1) {
      const failed = await failuresOf(path.join(folder, `${run}.json`))
      lines.push(lineOf(failed))
      console.log(lines.at(-1))
    }
    return resultOf(lines.slice(-wantedRuns))
  } finally {
    for (const one of busy) one.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function failuresOf(file) {
  const words = wordsOf({ project: 'browser', workers: browserWorkers, file, reporters: ['json'] })
  const { status, output } = await capture('vitest', words)
  const failed = readFailures(file)
  for (const { fullName, failureMessages } of failed)
    console.log(`${fullName}\n${failureMessages.join('\n')}`)
  if (status === 0 || failed.length > 0) return failed.map(({ fullName }) => fullName)
  return [`the run itself: ${output.slice(-500).trim()}`]
}

/** Tests that failed, with what each of them said. */
function readFailures(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
      .testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
  } catch {
    return []
  }
}

function lineOf(failed) {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' })
  const day = new Date().toISOString().slice(0, 10)
  const names = failed.map((name) => `; ${name.replace(/\s+/g, ' ')}`).join('')
  return `${day} ${stdout?.trim() || 'unknown'}, load ${loadavg()[2].toFixed(1)}: ${failed.length} failed${names}`
}

/** The lines of earlier runs in the text of a report. */
export const readRuns = (text) => text.split('\n').filter((line) => /^\d{4}-\d\d-\d\d \S+, load /.test(line))

/**
 * @param {string[]} lines - of the last runs
 * @returns {import('./audits.mjs').Result}
 */
export function resultOf(lines) {
  const red = lines.filter((line) => !/: 0 failed$/.test(line)).length
  const enough = lines.length >= wantedRuns ? 'passed' : 'incomplete'
  return {
    outcome: red > 0 ? 'failed' : enough,
    text: [
      `${red} of the last ${lines.length} runs failed; ${wantedRuns} in a row have to pass`,
      'load: the average of the last quarter of an hour, at the end of the run, on all cores together',
      ...lines,
    ].join('\n'),
  }
}
