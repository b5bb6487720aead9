/**
 * Fires every alert of deploy/prometheus-rules.yaml once, in Prometheus's own engine (promtool), on the metrics of a
 * running site: none fires while the site is well; each does when the value that it watches is changed as it says.
 *
 *   node bench/alert-rules.ts       # needs promtool (Debian: apt-get install prometheus)
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPromtool } from '../scripts/promtool.mjs'
import { startSiteBehindProxy } from '../tests/faults/site-behind-proxy.ts'
import { alertNames, type Expected, faults, testFile } from './lib/alert-tests.ts'
import { untilText } from './lib/until-text.ts'

const promtool = findPromtool()
if (!promtool) throw new Error('There is no promtool (Debian: apt-get install prometheus).')

/** It is told of changes, and nobody waits for its database. */
const inPeace = /(?=[\s\S]*^pignon_database_listening 1$)[\s\S]*^pignon_database_waiting 0$/m

const { well, away } = await scrapes()
const tests: Expected[] = [
  { name: 'a site that is well', metrics: well, fires: [] },
  { name: 'PignonDatabaseAway', metrics: away, fires: ['PignonDatabaseAway'] },
  ...faults.map(({ alert, change }) => ({ name: alert, metrics: change(well), fires: [alert] })),
]
const untested = alertNames().filter((name) => !tests.some(({ fires }) => fires.includes(name)))
if (untested.length > 0) throw new Error(`Nothing fires ${untested.join(', ')}.`)

const folder = mkdtempSync(path.join(tmpdir(), 'pignon-alerts-'))
try {
  const file = path.join(folder, 'tests.json')
  writeFileSync(file, testFile(tests))
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
  if (status === 0) console.log(`${alertNames().length} alerts fired once each; none while the site is well.`)
  else console.log(`${stdout}${stderr}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What a site says of itself: well and with visitors; and cut off from its database. */
async function scrapes(): Promise<{ well: string; away: string }> {
  const backups = mkdtempSync(path.join(tmpdir(), 'pignon-alerts-backups-'))
  const site = await startSiteBehindProxy({ BACKUP_DIR: backups })
  const scrape = async () => await (await fetch(`${site.baseUrl}/metrics`)).text()
  try {
    for (const page of ['/nl/', '/fr/', '/nl/te-koop/']) await fetch(site.baseUrl + page)
    // What it does right after its start, it does not do for hours. Prometheus itself adds the last line.
    const well = `${await untilText(scrape, inPeace)}\nup 1`
    await site.proxy.set('drop')
    const away = await untilText(scrape, /^pignon_database_up 0$/m)
    return { well, away: `${away}\nup 1` }
  } finally {
    await site.stop()
    rmSync(backups, { recursive: true, force: true })
  }
}
