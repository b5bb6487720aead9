/**
 * Compares the main figures with their records: each is measured together with the commit of its record, in the same
 * run.
 *
 *   node bench/speed.ts                  every figure; exit code 1 when one is more than 10 % worse than its record
 *   node bench/speed.ts --figure NAME    that figure alone
 *   node bench/speed.ts --record         also writes this commit into bench/records.json where it is 3 % better
 *
 * Options: --starts 3 --rounds 7 --seconds 2. Needs Linux, `npm run build`, the history of the repository, Chromium, and:
 * apt-get install -y wrk. This build and the record's alternate, so that other load affects both. Figures with a warm-up
 * have both started anew and warmed up a few times: starts of one build differ, and a cached page of 33 µs after seven
 * seconds took 25 after twenty. What disturbs only adds, so a ratio compares the lowest values of all rounds.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildCommit, type Checkout } from './lib/checkout.ts'
import { missingTools } from './lib/measure.ts'
import { root } from './lib/product.ts'
import { type Figure, figures, type Side, startSide } from './speed/figures.ts'

const { values: options } = parseArgs({
  options: {
    figure: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    starts: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
  },
})

/** Highest accepted ratio to the record. */
const limit = 1.1
/** A new record has at most this ratio to the old one: a smaller difference is noise. */
const broken = 0.97

const recordsFile = path.join(import.meta.dirname, 'records.json')
type Record = { figure: string; commit: string }

async function main() {
  const records: Record[] = JSON.parse(readFileSync(recordsFile, 'utf8'))
  // Checked before minutes of building, not after them.
  const missing = missingTools()
  if (missing) throw new Error(missing)
  const chosen = figures.filter(({ name }) => options.figure?.includes(name) ?? true)
  if (chosen.length === 0) throw new Error(`there are ${figures.map(({ name }) => name).join(', ')}`)
  const commitOf = ({ name }: Figure) => {
    const commit = records.find(({ figure }) => figure === name)?.commit
    if (!commit) throw new Error(`bench/records.json names no commit for ${name}`)
    return commit
  }
  const ratios = new Map<string, number>()
  for (const [commit, those] of Map.groupBy(chosen, commitOf)) {
    for (const [name, ratio] of await compareWith(commit, those)) ratios.set(name, ratio)
  }
  if (options.record) writeRecords(records, ratios)
  const worse = [...ratios].filter(([, ratio]) => ratio > limit)
  for (const [name, ratio] of worse) console.log(`${name} is ${ratio.toFixed(2)} times its record`)
  if (worse.length > 0) process.exitCode = 1
}

/** @returns each figure's name and its ratio to the record */
async function compareWith(commit: string, those: Figure[]): Promise<[string, number][]> {
  console.log(`\nbeside ${commit} …`)
  const checkout: Checkout = buildCommit(commit)
  const found: [string, number][] = []
  try {
    for (const [needs, group] of Map.groupBy(those, ({ pageCache }) => pageCache)) {
      const sides = [await startSide(root, needs), await startSide(checkout.folder, needs)] as const
      try {
        for (const figure of group) found.push([figure.name, await ratioOf(figure, sides, commit)])
      } finally {
        for (const side of sides) await side.stop()
      }
    }
  } finally {
    checkout.remove()
  }
  return found
}

async function ratioOf(figure: Figure, [ours, record]: readonly [Side, Side], commit: string) {
  const all = { ours: [] as number[], record: [] as number[] }
  const starts = figure.warmUp > 0 ? Number(options.starts) : 1
  const rounds = figure.isExact ? 1 : Number(options.rounds)
  const seconds = Number(options.seconds)
  for (let start = 0; start < starts; start++) {
    if (figure.warmUp > 0) for (const side of [ours, record]) await warmUp(figure, side)
    for (let round = 0; round < rounds; round++) {
      all.ours.push(await figure.measure(ours, { seconds, round }))
      all.record.push(await figure.measure(record, { seconds, round }))
    }
  }
  const [own, best] = [Math.min(...all.ours), Math.min(...all.record)]
  const ratio = own / best
  const rangeOf = (values: number[]) =>
    [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(figure.digits)).join(' to ')
  const shown = figure.isExact ? [own, best] : [rangeOf(all.ours), rangeOf(all.record)]
  console.log(
    `${figure.name.padEnd(18)} ${shown[0]} ${figure.unit}, ${commit} ${shown[1]}: ${ratio.toFixed(2)} ×`,
  )
  return ratio
}

async function warmUp(figure: Figure, side: Side) {
  await side.restart()
  await figure.measure(side, { seconds: figure.warmUp, round: 0 })
}

function writeRecords(records: Record[], ratios: ReadonlyMap<string, number>) {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim()
  if (git('status', '--porcelain')) throw new Error('a record belongs to a commit: there are changes')
  const now = git('rev-parse', '--short=7', 'HEAD')
  const rows = records.map(({ figure, commit }) => ({
    figure,
    commit: (ratios.get(figure) ?? 1) <= broken ? now : commit,
  }))
  const lines = rows.map((row) => `  { "figure": "${row.figure}", "commit": "${row.commit}" }`)
  writeFileSync(recordsFile, `[\n${lines.join(',\n')}\n]\n`)
}

await main()
