import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { capture } from '../capture.mjs'

/**
 * A check of `npm run validate` or `npm test`.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Outcome
 * @typedef {{ name: string, run: () => Promise<Omit<Outcome, 'name' | 'seconds'>> }} Step
 */

/** Runs a program that is silent on success; otherwise its output is shown in full. */
export const check = (name, ...commands) => ({
  name,
  run: async () => {
    for (const [program, ...words] of commands) {
      const { status, output } = await capture(program, words)
      if (status === 0) continue
      console.log(output)
      return { passed: 0, failed: 1, skipped: 0 }
    }
    return { passed: 1, failed: 0, skipped: 0 }
  },
})

/**
 * Runs the tests of one vitest project, with its own live report.
 * @param {number} workers - files that run at the same time; Vitest alone leaves one core idle, which is half of a
 *   machine of two
 */
export const tests = (name, project, workers = availableParallelism()) => ({
  name,
  run: () => runTests(project, workers),
})

/**
 * Runs the steps one after the other, nested lists in parallel. All of them run even after a failure, because
 * developers want to see every failure.
 * @param {(Step | Step[])[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(steps) {
  const outcomes = []
  for (const one of steps) outcomes.push(...(await Promise.all([one].flat().map(runOne))))
  return outcomes
}

async function runOne({ name, run }) {
  console.log(`\n${name} …`)
  const began = performance.now()
  const counted = await run()
  return { name, ...counted, seconds: (performance.now() - began) / 1000 }
}

/** Prints the outcome as a table, and as the last line `N passed, N failed`. */
export function report(outcomes) {
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of outcomes) {
    const counted = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    console.log(
      `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counted}`,
    )
  }
  const sum = (kind) => outcomes.reduce((total, outcome) => total + outcome[kind], 0)
  console.log(`\nin ${Math.round(process.uptime())} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0
}

async function runTests(project, workers) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const words = [
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      // The order of files is random: none may depend on what another leaves behind.
      '--sequence.shuffle.files',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const status = await show('vitest', words)
    return counted(file, status)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A run that broke outside of any test (setup, unhandled error) counts as one failure too. */
function counted(file, status) {
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = readReport(file)
  const failed = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  return { passed, failed, skipped }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function show(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('close', resolve)
  })
}
