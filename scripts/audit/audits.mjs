import { existsSync } from 'node:fs'
import { capture } from '../capture.mjs'
import { findChromium } from '../chromium.mjs'
import { findNginx } from '../nginx.mjs'
import { findPromtool } from '../promtool.mjs'
import { browserUnderLoad } from './browser-under-load.mjs'
import { hasJava } from './java.mjs'
import { debianCluster, startDebianPostgres } from './postgres-15.mjs'
import { runWithoutTools } from './runtime.mjs'

/**
 * Every audit: its name on the command line and in the report, its reason, and its implementation. The text of
 * `skipped` says what this machine lacks.
 * @typedef {{ outcome: 'passed' | 'failed' | 'skipped' | 'incomplete', text: string }} Result
 * `run` gets the text of its last result. `incomplete`: nothing failed, but more runs are wanted.
 * @type {{ id: string, name: string, why: string, run: (earlier?: string) => Promise<Result> }[]}
 */
export const audits = [
  {
    id: 'site-crawl',
    name: 'Every page, link and file of the site',
    why: 'No link leads nowhere; pages, their languages and the sitemap say the same of each other.',
    run: () => overEveryPage('site-crawl'),
  },
  {
    id: 'html',
    name: 'HTML of every page, by the Nu checker',
    why: 'What browsers, readers and search engines get is valid HTML.',
    run: () =>
      hasJava() ? overEveryPage('html') : skipped('There is no Java (apt-get install default-jre-headless).'),
  },
  {
    id: 'accessibility',
    name: 'axe on every page, in every language, at 360 and 1280 px',
    why: 'WCAG 2.2 AA and best practice hold everywhere, with whatever can lie over a page.',
    run: () => overEveryPage('accessibility'),
  },
  {
    id: 'keyboard',
    name: 'Keyboard alone, and 320 px',
    why: 'All that a mouse can press a keyboard reaches, seen all the way; nothing is scrolled sideways.',
    run: () => overEveryPage('keyboard'),
  },
  {
    id: 'layout-shift',
    name: 'Nothing moves by itself',
    why: 'Whoever reads or aims is not moved, by loading, by scrolling, by the cookie dialog or by the popup.',
    run: () => overEveryPage('layout-shift'),
  },
  {
    id: 'hostile-uploads',
    name: '500 hostile uploads',
    why: 'What strangers send as a picture is taken only when it is one, and never ends or fills the server.',
    run: () => overEveryPage('hostile-uploads'),
  },
  {
    id: 'postgres-15',
    name: 'Database tests on PostgreSQL 15',
    why: 'Agencies bring a database of their own with DATABASE_URL; the oldest that is promised is 15.',
    run: databaseTestsOnDebian,
  },
  {
    id: 'runtime',
    name: 'The product without development packages and install scripts',
    why: 'What runs at the agency needs neither: fewer packages to trust, and none that runs code when installed.',
    run: runWithoutTools,
  },
  {
    id: 'browser-under-load',
    name: 'Browser tests ten times, on a busy machine',
    why: 'A test that fails only because a machine has other things to do says something that is not so.',
    run: (earlier) =>
      findChromium() ? browserUnderLoad(Number(process.env.RUNS ?? 1), earlier) : skipped(noChromium),
  },
  {
    id: 'hidden-values',
    name: '5,000 listings that hide something',
    why: 'A hidden price or address, and whatever follows from it, is in no page, feed, mail or file.',
    run: hiddenValues,
  },
  {
    id: 'five-years',
    name: 'Five years of an agency',
    why: 'What the site stores levels off: no table and no folder grows for ever.',
    run: fiveYears,
  },
  {
    id: 'kill-loop',
    name: 'Acknowledged rows after kill -9',
    why: 'What the site has accepted is still there after any crash of it, of the database, or of both.',
    run: () => program('node', 'bench/kill-loop.ts', '--loops', '50'),
  },
  {
    id: 'forms-kill-loop',
    name: 'Forms while the site is killed 200 times',
    why: 'What a visitor was thanked for is there once, and so are its mails.',
    run: () => program('node', 'bench/forms-kill-loop.ts', '--kills', '200'),
  },
  {
    id: 'backup',
    name: 'Backup and restore of 20,000 listings, and both killed midway',
    why: 'Whatever happens to the machine, the agency has its site back, and nobody notices the backups.',
    run: () => program('node', 'bench/backup.ts'),
  },
  {
    id: 'mail-outage',
    name: 'A mail server that refuses, says nothing, breaks off, and is away for a day',
    why: 'No mail is lost or arrives twice, and no visitor waits for a mail server.',
    run: () => program('node', 'bench/mail-outage.ts'),
  },
  {
    id: 'forms-fuzz',
    name: '20,000 submissions of anything to every form',
    why: 'Whatever is sent is answered, breaks nothing and comes back as words only.',
    run: () => overEveryPage('forms-fuzz'),
  },
  {
    id: 'hostile-office',
    name: '2,000 hostile values on every screen of the office',
    why: 'What strangers type into any form runs nothing where the agency reads it, and is shown as typed.',
    run: () => overEveryPage('hostile-office'),
  },
  {
    id: 'live-leads',
    name: '1,000 leads in an open office, with 20 restarts',
    why: 'Who has the office open sees every lead once, at most a second after its visitor was thanked.',
    run: () => (findChromium() ? program('node', 'bench/live-leads.ts') : skipped(noChromium)),
  },
  {
    id: 'alert-rules',
    name: 'Every alert of the shipped rules, in the engine of Prometheus',
    why: 'What goes wrong reaches whoever runs the site, and a site that is well wakes nobody.',
    run: () =>
      findPromtool()
        ? program('node', 'bench/alert-rules.ts')
        : skipped('There is no promtool (apt-get install prometheus).'),
  },
  {
    id: 'hundred-thousand',
    name: '100,000 listings: memory, and stalls of the event loop',
    why: 'A large portal needs no large machine, and no visitor waits for the sitemap or an import.',
    run: () => program('node', 'bench/hundred-thousand.ts'),
  },
  {
    id: 'open-loop',
    name: '1,000 requests a second for ten minutes, beside two imports',
    why: 'Visitors of pages that are kept notice neither others nor an import, and nothing grows.',
    run: () => program('node', 'bench/open-loop.ts'),
  },
  {
    id: 'lead-races',
    name: '1,000 races of three members for one lead',
    why: 'Whoever changes what somebody else changed meanwhile sees both versions first: no change is lost.',
    run: leadRaces,
  },
  {
    id: 'large-bodies',
    name: '900 kB ten times a second, behind nginx',
    why: 'Who sends too much is told so, and nobody else notices on the connections that a proxy shares.',
    run: () => behindNginx('bench/large-bodies.ts', '--seconds', '60'),
  },
  {
    id: 'idle-posts',
    name: 'Forms over connections that were idle for 1 to 75 seconds',
    why: 'A proxy shares its connections between visitors, and no visitor gets one that is being closed.',
    run: () => behindNginx('bench/idle-posts.ts'),
  },
  {
    id: 'rolling-restarts',
    name: '20 restarts by turns under load, behind the shipped nginx file',
    why: 'A new release is no reason for a visitor to see an error, or for a form to be lost.',
    run: () => behindNginx('bench/rolling-restarts.ts'),
  },
  {
    id: 'upgrade',
    name: 'A release with a migration and changed assets, rolled out and back under load',
    why: 'An update needs no night: pages that were open before keep their files, and the former release runs on the new tables.',
    run: () => behindNginx('bench/upgrade.ts'),
  },
  {
    id: 'two-machines',
    name: 'Two processes without a common folder, on a bucket',
    why: 'Several machines show one site, and of what is erased on one nothing is left on any.',
    run: () => program('node', 'bench/two-machines.ts', '--storage', 'bucket'),
  },
  {
    id: 'shared-folder',
    name: 'Two processes on a shared folder',
    why: 'The same, where an operator has a folder that machines share.',
    run: () => program('node', 'bench/two-machines.ts', '--storage', 'folder'),
  },
  {
    id: 'slow-clients',
    name: 'Slow clients of every kind, behind the shipped nginx file',
    why: 'Who sends or reads as good as nothing takes no place from others; a slow but honest line is welcome.',
    run: () => behindNginx('bench/slow-clients.ts'),
  },
  {
    id: 'locked-table',
    name: 'The table of listings locked for 20 seconds, at 50 requests a second',
    why: 'Pages that hang keep no form, login or health check waiting that does not need that table.',
    run: () => program('node', 'bench/locked-table.ts', '--seconds', '20'),
  },
  {
    id: 'few-connections',
    name: 'A database with 5, 4, 3 and no connections for the site',
    why: 'On a small database server visitors wait for one another, and nobody meets an error.',
    run: () => program('node', 'bench/few-connections.ts', '--seconds', '30'),
  },
  {
    id: 'database-away',
    name: 'The database away for an hour, across midnight',
    why: 'Visitors see what was kept, nobody loses what was typed, and the site is itself again within five seconds.',
    run: () => program('node', 'bench/database-away.ts'),
  },
  {
    id: 'forms-accessibility',
    name: 'axe in every state of every form',
    why: 'Whoever reads by ear learns what is asked, what is wrong and that it arrived, as everybody does.',
    run: () => overEveryPage('forms-accessibility'),
  },
  {
    id: 'alerts',
    name: '10,000 demands against 500 changed listings',
    why: 'Who asked to be told is told the same hour, also by a large agency.',
    run: () => program('node', 'bench/alerts.ts'),
  },
  {
    id: 'bookings',
    name: '1,000 bookings at once for 100 places',
    why: 'Nobody stands before a door that was promised to somebody else, and free times come at once.',
    run: () => program('node', 'bench/bookings.ts'),
  },
  {
    id: 'login-timing',
    name: 'Time of a refused login, with and without an account',
    why: 'Nobody learns from the clock who has an account.',
    run: () => program('node', 'bench/login-timing.ts'),
  },
  {
    id: 'visits',
    name: 'Visits told by a crowd, and a year of them',
    why: 'Every visit counts when a listing is in the news, and its owner sees them at once.',
    run: () => program('node', 'bench/visits.ts'),
  },
  {
    id: 'portal-page',
    name: "An owner's page with a year of visits of 2,000 listings",
    why: 'Owners look often, and what they see is reckoned each time.',
    run: () => program('node', 'bench/portal-page.ts'),
  },
  {
    id: 'speed',
    name: 'The main figures beside their records',
    why: 'Speed and weight do not leak away: nothing is more than 10 % worse than at the commit of its record.',
    run: () => (findChromium() ? besideNginx('bench/speed.ts') : skipped(noChromium)),
  },
  {
    id: 'cached-page',
    name: 'CPU of a cached page, beside nginx',
    why: 'The page cache answers at about the price of a static file.',
    run: () => besideNginx('bench/cached-page.ts', '--bare'),
  },
  {
    id: 'lighthouse',
    name: 'Lighthouse, on a phone',
    why: 'A visitor on a phone has the page at once: on every kind of page.',
    run: () => inChromium('bench/lighthouse.ts'),
  },
  {
    id: 'weight',
    name: 'Weight of a page, on a phone',
    why: 'Scripts, requests and bytes of the first load stay small, and nothing is asked of third parties.',
    run: () => inChromium('bench/weight.ts'),
  },
  {
    id: 'first-key',
    name: 'The first key in a form, on a slow phone',
    why: 'Whoever begins to type before scripts are there does not wait for them, and loses nothing.',
    run: () => inChromium('bench/first-key.ts'),
  },
  {
    id: 'large-feed',
    name: 'A feed of 20,000 listings',
    why: 'A large agency imports while the site runs, and its lists stay fast.',
    run: () => program('node', 'bench/large-feed.ts'),
  },
  {
    id: 'lists',
    name: 'Lists and listing pages among 20,000',
    why: 'The site of a large agency is as quick as that of a small one.',
    run: () => program('node', 'bench/lists.ts'),
  },
  {
    id: 'uncached-page',
    name: 'CPU of an uncached page, beside nginx and bare React',
    why: 'What the page cache does not hold is paid for with this.',
    run: () => besideNginx('bench/uncached-page.ts'),
  },
]

const skipped = async (text) => ({ outcome: 'skipped', text })

async function program(name, ...words) {
  const { status, output } = await capture(name, words)
  return { outcome: status === 0 ? 'passed' : 'failed', text: output }
}

async function databaseTestsOnDebian() {
  if (!existsSync(debianCluster))
    return await skipped(`There is no ${debianCluster} (apt-get install postgresql-15).`)
  const server = await startDebianPostgres()
  try {
    const words = ['run', '--project', 'database', '--reporter=default']
    const { status, output } = await capture('vitest', words, { TEST_DATABASE_URL: server.url })
    return { outcome: status === 0 ? 'passed' : 'failed', text: `${server.version}\n${output}` }
  } finally {
    server.stop()
  }
}

async function hiddenValues() {
  const words = ['run', '--project', 'database', '--reporter=default', 'tests/hidden-values.db.test.ts']
  const { status, output } = await capture('vitest', words, { HIDDEN_LISTINGS: '5000' })
  return { outcome: status === 0 ? 'passed' : 'failed', text: output }
}

async function leadRaces() {
  const file = 'app/features/leads/office/lead-races.db.test.ts'
  const words = ['run', '--project', 'database', '--reporter=verbose', file]
  const { status, output } = await capture('vitest', words, { LEAD_RACES: '1000' })
  return { outcome: status === 0 ? 'passed' : 'failed', text: output }
}

async function fiveYears() {
  const words = ['run', '--project', 'database', '--reporter=default', 'tests/faults/five-years.db.test.ts']
  const { status, output } = await capture('vitest', words, { FIVE_YEARS: '1' })
  return { outcome: status === 0 ? 'passed' : 'failed', text: output }
}

const noChromium = 'There is no Chromium (apt-get install chromium, or set CHROMIUM_PATH).'
const inChromium = (bench) => (findChromium() ? program('node', bench) : skipped(noChromium))

/** One of tests/audit, with the demo and a second agency's site running. */
const overEveryPage = (name) =>
  findChromium()
    ? program(
        'vitest',
        'run',
        '--config',
        'tests/audit/vitest.config.ts',
        '--reporter=default',
        `tests/audit/${name}.audit`,
      )
    : skipped(noChromium)

const behindNginx = (...words) =>
  findNginx() ? program('node', ...words) : skipped('There is no nginx (apt-get install nginx-light).')

async function besideNginx(...words) {
  const result = await program('node', ...words)
  return /apt-get install/.test(result.text) ? await skipped(result.text) : result
}
