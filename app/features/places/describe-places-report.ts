import type { PlacesReport } from './import-places.server'
import { describePlacesMistake } from './places-file'

const outcomes = {
  imported: 'Imported',
  unchanged: 'Nothing to do: all of this is known already',
  'dry-run': 'Nothing was changed. An import would do this',
}

/** Number of mistakes in the report: enough to see what is wrong with an export. */
const longestList = 50

/** Formats the report of an import as text. */
export function describePlacesReport(report: PlacesReport): string {
  if (report.outcome === 'refused') {
    const { file, mistakes } = report
    const lines = mistakes.slice(0, longestList).map((mistake) => `  ${describePlacesMistake(file, mistake)}`)
    const rest = mistakes.length > longestList ? [`  and ${mistakes.length - longestList} more`] : []
    const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
    return `${[`Refused for ${count}; the places are as they were.`, ...lines, ...rest].join('\n')}\n`
  }
  const { outcome, source, places, outlines } = report
  const lines = Object.entries({ 'points of interest': places, municipalities: outlines }).map(
    ([what, { created, removed, unchanged }]) =>
      `  ${what}: ${created} created, ${removed} removed, ${unchanged} unchanged`,
  )
  return `${[`${outcomes[outcome]} (${source}).`, ...lines].join('\n')}\n`
}
