import type { SiteReport } from './import-site.server'
import { describeMistake } from './site-draft'

const outcomes = {
  imported: 'Imported.',
  unchanged: 'Nothing to do: the site says all of this already.',
  'dry-run': 'Nothing was changed. An import would do this:',
}

/** Formats the report of an import as text. */
export function describeSiteReport(report: SiteReport): string {
  if (report.outcome === 'refused') {
    const { mistakes } = report
    const lines = mistakes.map((mistake) => `  ${describeMistake(mistake)}`).join('\n')
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
    return `Refused for ${count}; the site is as it was.\n${lines}\n`
  }
  const lines = Object.entries(report.changes).flatMap(
    ([kind, { created, changed, removed, kept, unchanged }]) => [
      `  ${kind}: ${created.length} created, ${changed.length} changed, ${removed.length} removed, ${unchanged.length} unchanged`,
      ...idLine('created', created),
      ...idLine('changed', changed),
      ...idLine('removed', removed),
      ...idLine('kept as edited by hand (--overwrite replaces it)', kept),
    ],
  )
  const warnings = report.warnings.map((warning) => `  warning: ${describeMistake(warning)}`)
  return `${[outcomes[report.outcome], ...lines, ...warnings].join('\n')}\n`
}

const idLine = (what: string, ids: string[]) => (ids.length > 0 ? [`    ${what}: ${ids.join(', ')}`] : [])
