import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { capture } from '../capture.mjs'

/**
 * A check of `npm run validate` or `npm test`.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, failures?: string[], seconds: number }} Outcome
 * @typedef {{ name: string, run: () => Promise<Omit<Outcome, 'name' | 'seconds'>> }} Step
 */

/** Each has products of its own; more than two only wait for each other on a small machine. */
export const browserWorkers = 2

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
 * Runs the steps one after the other. A list among them is of lists that run at the same time, each one step after the
 * other. All of them run even after a failure, because developers want to see every failure.
 * @param {(Step | Step[][])[]} steps
 * @returns {Promise<Outcome[]>}
 */
export async function runAll(steps) {
  const outcomes = []
  for (const one of steps)
    outcomes.push(...(Array.isArray(one) ? (await Promise.all(one.map(runAll))).flat() : [await runOne(one)]))
  return outcomes
}

async function runOne({ name, run }) {
  console.log(`\n${name} …`)
  const began = performance.now()
  const counted = await run()
  return { name, ...counted, seconds: (performance.now() - began) / 1000 }
}

/**
 * Prints the outcome as a table, and as the last line `N passed, N failed`. What failed is named once more below the
 * table: whoever keeps only the end of a long log still learns it.
 */
export function report(outcomes) {
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of outcomes) {
    const counted = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
    console.log(
      `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s   ${counted}`,
    )
  }
  for (const { name, failures = [] } of outcomes)
    for (const failure of failures) console.log(`\nfailed in ${name}: ${failure}`)
  const sum = (kind) => outcomes.reduce((total, outcome) => total + outcome[kind], 0)
  console.log(`\nin ${Math.round(process.uptime())} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0
}

async function runTests(project, workers) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const status = await show('vitest', wordsOf({ project, workers, file, reporters: ['default', 'json'] }))
    return counted(file, status)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The words of a run of vitest. The order of files is random: none may depend on what another leaves behind.
 * @param {{ project: string, workers: number, file: string, reporters: string[] }} run - `file`: of the JSON reporter
 */
export const wordsOf = ({ project, workers, file, reporters }) => [
  'run',
  '--project',
  project,
  `--maxWorkers=${workers}`,
  '--sequence.shuffle.files',
  ...reporters.map((reporter) => `--reporter=${reporter}`),
  `--outputFile.json=${file}`,
]

/** A run that broke outside of any test (setup, unhandled error) counts as one failure too. */
function counted(file, status) {
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests: skipped = 0,
    testResults = [],
  } = readReport(file)
  const failed = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
  return { passed, failed, skipped, failures: testResults.flatMap(failuresOf) }
}

/** Each failed test of a file with the first lines of its error; a file that failed outside of its tests with its own. */
function failuresOf({ name, status, message, assertionResults }) {
  const place = path.relative(process.cwd(), name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return status === 'failed' ? [`${place}\n${firstLines(message)}`] : []
  return tests.map((test) => `${place} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`)
}

const firstLines = (text = '') =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')

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
