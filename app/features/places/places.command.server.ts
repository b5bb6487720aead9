import { parseArgs } from 'node:util'
import { describePlacesReport } from './describe-places-report'
import { importPlaces, type PlacesServices } from './import-places.server'
import { listSources, removeSource } from './sources.server'

const help = `places import FILE [options]   reads points of interest and municipalities (docs/places.md)
places list                    says what files were read, and how much each gave
places remove SOURCE           takes out what a file gave

A file is GeoJSON (.geojson, .json) or CSV (.csv), all of it or nothing, while the site runs or not. It replaces what
the last file of the same name gave.

  --source NAME  the name to remember the file by; without it, the file's own
  --dry-run      says what would change and changes nothing
  --json         prints the whole report as JSON
  --help         prints this

Exit code: 0 done or nothing to do, 1 refused (the places are as they were), 2 not understood.
`

const options = {
  source: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * The command `places`.
 * @param argv - what stands after `places`
 * @param open - opens the database; called only when the words are understood and there is something to do
 * @param print - where the answer goes
 * @returns the exit code: 0 done, 1 refused, 2 not understood
 */
export async function runPlacesCommand(
  argv: string[],
  open: () => Promise<PlacesServices>,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const asked = understood(argv)
  if (!asked || asked.values.help) {
    print(help)
    return asked ? 0 : 2
  }
  const services = await open()
  if (asked.verb === 'list') return await list(services, print)
  if (asked.verb === 'remove') return await remove(services, asked.object, print)
  const { source, 'dry-run': dryRun, json } = asked.values
  const report = await importPlaces(services, asked.object, { dryRun, source })
  print(json ? `${JSON.stringify(report, null, 2)}\n` : describePlacesReport(report))
  return report.outcome === 'refused' ? 1 : 0
}

async function list({ db }: PlacesServices, print: (text: string) => void) {
  const sources = await listSources(db)
  const lines = sources.map(
    ({ source, places, outlines, importedAt }) =>
      `${source}: ${places} points of interest, ${outlines} municipalities, ${importedAt.toISOString()}\n`,
  )
  print(lines.join('') || 'No file was read yet.\n')
  return 0
}

async function remove({ db }: PlacesServices, source: string, print: (text: string) => void) {
  const gone = await removeSource(db, source)
  print(gone > 0 ? `${source}: ${gone} removed.\n` : `No file was read as ${source}: see places list.\n`)
  return gone > 0 ? 0 : 1
}

const verbs = { import: 1, remove: 1, list: 0 } as const
type Verb = keyof typeof verbs
const isVerb = (word: string): word is Verb => Object.hasOwn(verbs, word)

function understood(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    const [verb = '', ...objects] = positionals
    const [object = ''] = objects
    if (values.help) return { values, verb: 'list' as const, object }
    const isComplete = isVerb(verb) && objects.length === verbs[verb] && objects.every(Boolean)
    return isComplete && values.source !== '' ? { values, verb, object } : undefined
  } catch {
    return undefined
  }
}

const toStandardOutput = (text: string) => {
  process.stdout.write(text)
}
