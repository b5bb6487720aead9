import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { compareLeads, rollUnderLoad } from '../tests/faults/rolling-restarts.ts'
import { countBroken, counted, countMissing } from '../tests/faults/statuses.ts'
import { startTwoProcesses } from '../tests/faults/two-processes.ts'
import { buildCommit } from './lib/checkout.ts'
import { root } from './lib/product.ts'

/**
 * Two processes of a former release behind the shipped nginx are replaced by this one by turns, then by the former one
 * again, and by this one, while visitors read pages, ask for the files of pages that they opened before, and send forms (K4).
 *
 *   node bench/upgrade.ts --from COMMIT --rate 50 --rounds 3
 *
 * Without --from the former release is the last commit before the newest migration. Exit code 1 if a request gets 5xx or
 * no answer, a file is missing, or a form that was accepted is missing or there twice. Needs: apt-get install -y nginx-light
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rate: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
  },
})

/** The last commit whose tables are others. */
function beforeNewestMigration(): string {
  const words = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'db/migrations/*.sql']
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (stdout.trim() === '') throw new Error('the history of the repository has no migration')
  return `${stdout.trim()}^`
}

const commit = spawnSync('git', ['rev-parse', values.from ?? beforeNewestMigration()], {
  cwd: root,
  encoding: 'utf8',
}).stdout.trim()
console.log(`from ${commit.slice(0, 8)}`)
const former = buildCommit(commit)
try {
  const site = await startTwoProcesses({ source: former.folder })
  try {
    const { statuses, accepted } = await rollUnderLoad({
      origin: site.origin,
      rate: Number(values.rate),
      restarts: Number(values.rounds) * 2,
      // Two by turns: this release, the former one, this one again.
      restart: async (index) =>
        void (await site.restart(index, Math.floor(index / 2) % 2 === 0 ? root : former.folder)),
    })
    const { lost, doubled } = compareLeads(accepted, await site.remarks())
    for (const [kind, each] of Object.entries(statuses)) {
      const wrong = kind === 'files of open pages' ? countMissing(each) : countBroken(each)
      console.log(`${kind}: ${counted(each)}; failed: ${wrong}`)
      if (wrong > 0) process.exitCode = 1
    }
    console.log(`forms accepted ${accepted.length}: lost ${lost.length}, doubled ${doubled.length}`)
    if (lost.length + doubled.length > 0 || accepted.length === 0) process.exitCode = 1
  } finally {
    await site.stop()
  }
} finally {
  former.remove()
}
