import { existsSync } from 'node:fs'
import { findChromium } from '../chromium.mjs'
import { capture } from './capture.mjs'
import { lighthouseOf } from './lighthouse.mjs'
import { debianCluster, startDebianPostgres } from './postgres-15.mjs'

/**
 * Every audit: what it is called on the command line and in the report, why it is done, and how. `skipped` says in
 * its text what this machine lacks.
 * @typedef {{ outcome: 'passed' | 'failed' | 'skipped', text: string }} Result
 * @type {{ id: string, name: string, why: string, run: () => Promise<Result> }[]}
 */
export const audits = [
  {
    id: 'postgres-15',
    name: 'Database tests on PostgreSQL 15',
    why: 'Agencies bring a database of their own with DATABASE_URL; the oldest that is promised is 15.',
    run: databaseTestsOnDebian,
  },
  {
    id: 'kill-loop',
    name: 'Acknowledged rows after kill -9',
    why: 'What the site has accepted is still there after any crash of it, of the database, or of both.',
    run: () => program('node', 'bench/kill-loop.ts', '--loops', '50'),
  },
  {
    id: 'cached-page',
    name: 'CPU of a cached page, beside nginx',
    why: 'The page cache answers at about the price of a static file.',
    run: cachedPage,
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse, on a phone',
    why: 'A visitor on a phone has the page at once; each page once per language pair, median of three.',
    run: () =>
      findChromium()
        ? lighthouseOf(['/nl/', '/nl/te-koop/', '/fr/a-vendre/'])
        : skipped('There is no Chromium.'),
  },
]

const skipped = async (text) => ({ outcome: 'skipped', text })

async function program(...words) {
  const { status, output } = await capture(words)
  return { outcome: status === 0 ? 'passed' : 'failed', text: output }
}

async function databaseTestsOnDebian() {
  if (!existsSync(debianCluster))
    return await skipped(`There is no ${debianCluster} (apt-get install postgresql-15).`)
  const server = await startDebianPostgres()
  try {
    const words = ['vitest', 'run', '--project', 'database', '--reporter=default']
    const { status, output } = await capture(words, { TEST_DATABASE_URL: server.url })
    return { outcome: status === 0 ? 'passed' : 'failed', text: `${server.version}\n${output}` }
  } finally {
    server.stop()
  }
}

async function cachedPage() {
  const result = await program('node', 'bench/cached-page.ts', '--bare')
  return /apt-get install/.test(result.text) ? await skipped(result.text) : result
}
