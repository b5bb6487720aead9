import { defineCommand, type Print, printReport } from '~/platform/command.server'
import { describePlacesReport } from './describe-places-report'
import { importPlaces, type PlacesServices } from './import-places.server'
import { listSources, removeSource } from './sources.server'

const help = `places import FILE [options]   reads points of interest and municipalities (docs/places.md)
places list                    says what files were read, and how much each gave
places remove SOURCE           removes what a file gave

A file is GeoJSON (.geojson, .json) or CSV (.csv), all of it or nothing, while the site runs or not. It replaces what
the last file of the same name gave.

  --source NAME  the name to remember the file by; without it, the file's own
  --dry-run      says what would change and changes nothing
  --json         prints the whole report as JSON
  --help         prints this

Exit code: 0 success or nothing to do, 1 refused (the places are as they were), 2 usage error.
`

/** The command `places`. */
export const runPlacesCommand = defineCommand({
  help,
  options: { source: { type: 'string' }, 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  choose({ verb, objects, values }) {
    const [object = ''] = objects
    if (values.source === '' || objects.length > 1) return undefined
    if (verb === 'list' && objects.length === 0) return list
    if (verb === 'remove' && object)
      return (services: PlacesServices, print) => remove(services, object, print)
    if (verb !== 'import' || !object) return undefined
    return async (services: PlacesServices, print) => {
      const { source, 'dry-run': dryRun, json } = values
      const report = await importPlaces(services, object, { dryRun, source })
      return printReport(print, report, json ? 'json' : describePlacesReport)
    }
  },
})

async function list({ db }: PlacesServices, print: Print) {
  const sources = await listSources(db)
  const lines = sources.map(
    ({ source, places, outlines, importedAt }) =>
      `${source}: ${places} points of interest, ${outlines} municipalities, ${importedAt.toISOString()}\n`,
  )
  print(lines.join('') || 'No file was read yet.\n')
  return 0
}

async function remove({ db }: PlacesServices, source: string, print: Print) {
  const gone = await removeSource(db, source)
  print(gone > 0 ? `${source}: ${gone} removed.\n` : `No file was read as ${source}: see places list.\n`)
  return gone > 0 ? 0 : 1
}
