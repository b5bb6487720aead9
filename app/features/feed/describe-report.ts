import type { FeedReport, RecordChanges, RecordProblem } from './feed-report'

/** Lines of each kind in a short report. */
const few = 10

/** Formats the report as text for the operator. */
export function describeReport(report: FeedReport, all = false): string {
  const most = all ? Number.POSITIVE_INFINITY : few
  const lines = [
    headline(report),
    ...describeChanges('listings', report, most),
    ...describeChanges('projects', report.projects, most),
    ...describeProblems('rejected', report.rejected, most),
    ...describeProblems('warnings', report.warnings, most),
    ...describeUnknown(report.unknownFields, most),
  ]
  return `${lines.join('\n')}\n`
}

function headline({ source, outcome, refusedBecause, dryRun }: FeedReport): string {
  if (outcome === 'refused') return `REFUSED ${source}: ${refusedBecause}. The site is as it was.`
  if (outcome === 'held')
    return `HELD ${source}: it would withdraw too much at once, and waits for a yes. The site is as it was.`
  if (outcome === 'unchanged') return `UNCHANGED ${source}: nothing to do.`
  return dryRun ? `DRY RUN ${source}: nothing was written; this would change.` : `APPLIED ${source}`
}

function describeChanges(what: string, changes: RecordChanges, most: number): string[] {
  const { created, changed, unchanged, withdrawn, restored } = changes
  const total = created.length + changed.length + unchanged + withdrawn.length + restored.length
  if (total === 0) return []
  const ids = Object.entries({ created, changed, withdrawn, restored }).filter(([, list]) => list.length > 0)
  return [
    `${what}: ${created.length} created, ${changed.length} changed, ${unchanged} unchanged, ` +
      `${withdrawn.length} withdrawn, ${restored.length} restored`,
    ...ids.map(([name, list]) => `  ${name}: ${first(list, most).join(', ')}`),
  ]
}

function describeProblems(title: string, problems: RecordProblem[], most: number): string[] {
  if (problems.length === 0) return []
  const lines = problems.slice(0, most).map(({ kind, index, id, field, reason }) => {
    const record = index === null ? kind : `${kind} ${id ?? 'without ID'} (record ${index})`
    return `  ${record}: ${[field, reason].filter(Boolean).join(' ')}`
  })
  return [`${title}: ${problems.length}`, ...lines, ...more(problems.length - lines.length)]
}

function describeUnknown(unknown: Record<string, number>, most: number): string[] {
  const names = Object.entries(unknown)
  if (names.length === 0) return []
  const lines = names.slice(0, most).map(([name, times]) => `  ${name} (${times})`)
  return [`unknown fields, ignored: ${names.length}`, ...lines, ...more(names.length - lines.length)]
}

const more = (count: number) => (count > 0 ? [`  … and ${count} more (--all or --json)`] : [])

const first = (ids: number[], most: number) =>
  ids.length > most ? [...ids.slice(0, most), `… (${ids.length})`] : ids
