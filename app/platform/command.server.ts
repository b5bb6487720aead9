import { type ParseArgsConfig, parseArgs } from 'node:util'

export type Print = (text: string) => void

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = { args: string[]; options: O & typeof helpOption; allowPositionals: true }

/** What somebody typed behind the name of a command: `import DIR --json`. */
export type Words<O extends Options> = {
  verb: string
  objects: string[]
  values: ReturnType<typeof parseArgs<Config<O>>>['values']
  wantsHelp: boolean
}

type Action<Services> = (services: Services, print: Print) => Promise<number>

/** What needs neither database nor environment. */
type LoneAction = { alone: (print: Print) => Promise<number> }

/**
 * A command of the command line.
 * @param argv - what stands after its name
 * @param open - opens the database; called only when the words are understood and there is something to do
 * @param print - where the answer goes
 * @returns the exit code: 0 success, 1 refused or not found, 2 usage error
 */
export type Command<Services> = (
  argv: string[],
  open: () => Promise<Services>,
  print?: Print,
) => Promise<number>

type Definition<Services, O extends Options> = {
  /** Printed for `--help`, and after a usage error. */
  help: string
  options: O
  /** Chooses what to do; undefined for a usage error. */
  choose(words: Words<O>): Action<Services> | LoneAction | undefined
}

const helpOption = { help: { type: 'boolean', short: 'h' } } as const

export const defineCommand =
  <Services, const O extends Options>({
    help,
    options,
    choose,
  }: Definition<Services, O>): Command<Services> =>
  async (argv, open, print = toStandardOutput) => {
    const words = wordsIn(argv, options)
    const action = words && !words.wantsHelp ? choose(words) : undefined
    if (action) return await ('alone' in action ? action.alone(print) : action(await open(), print))
    print(help)
    return words?.wantsHelp ? 0 : 2
  }

function wordsIn<O extends Options>(args: string[], options: O): Words<O> | undefined {
  try {
    const config: Config<O> = { args, options: { ...options, ...helpOption }, allowPositionals: true }
    const { values, positionals } = parseArgs(config)
    const [verb = '', ...objects] = positionals
    return { verb, objects, values, wantsHelp: 'help' in values && values.help === true }
  } catch {
    return undefined
  }
}

/** Prints the report of an import, in words or as JSON. @returns the exit code */
export function printReport<Report extends { outcome: string }>(
  print: Print,
  report: Report,
  describe: ((report: Report) => string) | 'json',
): number {
  print(describe === 'json' ? `${JSON.stringify(report, null, 2)}\n` : describe(report))
  return report.outcome === 'refused' || report.outcome === 'held' ? 1 : 0
}

function toStandardOutput(text: string) {
  process.stdout.write(text)
}
