/**
 * Checks that are too slow for the gate, run by hand: `npm run audit [-- NAME …]`. Writes docs/audit.md, which is
 * committed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { audits } from './audit/audits.mjs'
import { readReport, writeReport } from './audit/report.mjs'

const report = 'docs/audit.md'
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !audits.some((audit) => audit.id === name))
if (unknown.length > 0) {
  console.error(
    `There is no audit ${unknown.join(', ')}; there are ${audits.map(({ id }) => id).join(', ')}.`,
  )
  process.exit(2)
}

const chosen = audits.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
for (const audit of chosen) {
  console.log(`\n${audit.name} …`)
  const part = await timed(audit)
  console.log(part.text)
  if (part.run.outcome === 'failed') process.exitCode = 1
  // A sample of the pages is for manual inspection.
  if (!process.env.AUDIT_EVERY) keep(part)
}

async function timed(audit) {
  const [began, day, head] = [performance.now(), new Date().toISOString().slice(0, 10), commit()]
  const { outcome, text } = await audit
    .run(readParts().get(audit.id)?.text)
    .catch((error) => ({ outcome: 'failed', text: String(error.stack ?? error) }))
  const seconds = Math.round((performance.now() - began) / 1000)
  return {
    run: { id: audit.id, outcome, seconds, day, commit: head },
    text: withoutPlace(text.trim()),
  }
}

/** Written at once, so that a run that is interrupted keeps its results. */
function keep(part) {
  writeFileSync(report, writeReport(audits, readParts().set(part.run.id, part), machine()))
}

function readParts() {
  return existsSync(report) ? readReport(readFileSync(report, 'utf8')) : new Map()
}

/** The report must not contain paths of this machine. */
function withoutPlace(text) {
  return text.replaceAll(process.cwd(), '.')
}

/** The checked commit; `+` if there are changes since. */
function commit() {
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? ''
  const changed = git('status', '--porcelain', '--', '.', `:!${report}`)
  return `${git('rev-parse', '--short=7', 'HEAD') || 'unknown'}${changed && '+'}`
}

function machine() {
  const [cpu] = os.cpus()
  return `${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}
