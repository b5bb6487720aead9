/**
 * The report of the audits, docs/audit.md: the last result of each, with date and commit. An audit that is run alone
 * replaces its own part and leaves the others unchanged.
 * @typedef {{ id: string, outcome: string, seconds: number, day: string, commit: string }} Run
 * @typedef {{ run: Run, text: string }} Part
 */

/** Heading, marker (hidden in rendered pages), reason and text of an audit, up to the next one's. */
const part = /^## .*\n\n<!-- (\{.*\}) -->\n\n.*\n\n```\n([\s\S]*?)\n```\n(?=\n## .*\n\n<!-- |$(?![\s\S]))/gm

/**
 * Splits a report into parts, by the audit's id.
 * @param {string} page
 * @returns {Map<string, Part>}
 */
export function readReport(page) {
  const parts = [...page.matchAll(part)].map(([, run, text]) => ({ run: JSON.parse(run), text }))
  return new Map(parts.map((one) => [one.run.id, one]))
}

/**
 * @param {{ id: string, name: string, why: string }[]} audits - all of them, in order
 * @param {Map<string, Part>} parts
 * @param {string} machine - described in words
 */
export function writeReport(audits, parts, machine) {
  const done = audits.flatMap((audit) => {
    const part = parts.get(audit.id)
    return part ? [{ ...audit, ...part }] : []
  })
  const rows = done.map(
    ({ name, run: { outcome, seconds, day, commit } }) =>
      `| ${name} | ${outcome} | ${seconds} s | ${day} | ${commit} |`,
  )
  const sections = done.map(
    ({ name, why, run, text }) =>
      `## ${name}\n\n<!-- ${JSON.stringify(run)} -->\n\n${why}\n\n\`\`\`\n${text}\n\`\`\`\n`,
  )
  return `# Audit

Written by \`npm run audit\`; last on ${machine}. \`npm run audit -- NAME\` repeats one.

| Audit | Outcome | Took | Day | Commit |
|---|---|---|---|---|
${rows.join('\n')}

${sections.join('\n')}`
}
