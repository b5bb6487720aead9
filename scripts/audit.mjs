/**
 * What is too long for the gate, run by hand: `npm run audit [-- NAME …]`. Writes docs/audit.md, which is committed.
 */
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { audits } from './audit/audits.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !audits.some((audit) => audit.id === name))
if (unknown.length > 0) {
  console.error(
    `There is no audit ${unknown.join(', ')}; there are ${audits.map(({ id }) => id).join(', ')}.`,
  )
  process.exit(2)
}

const results = []
for (const audit of audits) {
  if (wanted.length > 0 && !wanted.includes(audit.id)) continue
  console.log(`\n${audit.name} …`)
  results.push({ audit, ...(await timed(audit)) })
  console.log(results.at(-1).text)
}
// A part of the audits is for looking at; the report holds a whole run.
if (wanted.length === 0 && !process.env.AUDIT_EVERY) writeFileSync('docs/audit.md', page(results))
process.exitCode = results.every(({ outcome }) => outcome !== 'failed') ? 0 : 1

/** Where the work tree stands is this machine's own affair. */
const withoutPlace = (text) => text.replaceAll(process.cwd(), '.')

async function timed(audit) {
  const began = performance.now()
  const { outcome, text } = await audit
    .run()
    .catch((error) => ({ outcome: 'failed', text: String(error.stack ?? error) }))
  return { outcome, text, seconds: Math.round((performance.now() - began) / 1000) }
}

function page(results) {
  const [cpu] = os.cpus()
  const machine = `${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const rows = results.map(({ audit, outcome, seconds }) => `| ${audit.name} | ${outcome} | ${seconds} s |`)
  const parts = results.map(
    ({ audit, text }) => `## ${audit.name}\n\n${audit.why}\n\n\`\`\`\n${withoutPlace(text.trim())}\n\`\`\``,
  )
  return `# Audit

Written by \`npm run audit\` on ${new Date().toISOString().slice(0, 10)} (${machine}).

| Audit | Outcome | Took |
|---|---|---|
${rows.join('\n')}

${parts.join('\n\n')}
`
}
