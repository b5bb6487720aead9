import { temporaryFolders } from '../leftovers.server'
import type { StoredData } from './stored-data'

/** The agency's own content, and what the site needs to run. */
export const dataOfTheSite: StoredData[] = [
  {
    what: 'settings, pages and articles of the agency',
    tables: ['site_settings', 'pages', 'modules', 'articles', 'site_files'],
    until: 'until an import no longer has them',
    why: 'they are the site',
  },
  {
    what: 'files of the site folder',
    files: ['site'],
    period: 'siteFiles',
    after: 'the last night in which a page used them',
    why: 'an import of the former folder, or of an older backup, may need them',
  },
  {
    what: 'places and outlines of municipalities',
    tables: ['places', 'municipality_outlines'],
    until: 'until their file is imported again, or removed by `npm run places -- remove`',
    why: 'listings show what is near; nothing of a person',
  },
  {
    what: 'answers that the agency keeps ready',
    tables: ['answer_templates'],
    until: 'until an admin deletes them',
    why: 'they are words of the agency; nothing of a person',
  },
  {
    what: 'what the checks of the site find wrong',
    tables: ['known_problems'],
    until: 'until it is over',
    why: 'admins are mailed once; nothing of a person',
  },
  {
    what: 'the map file',
    files: ['map'],
    until: 'until another is imported, or `npm run map -- remove`',
    why: 'maps show its streets; nothing of a person',
  },
  {
    what: 'which newsletters went to a subscriber',
    tables: ['newsletter_sendings'],
    period: 'sendings',
    after: 'an article was sent that is no longer on the site; otherwise as long as the subscriber',
    why: 'nobody gets one twice',
  },
  {
    what: 'used challenges',
    tables: ['used_challenges'],
    period: 'challenges',
    after: 'they end: an hour after their use, of a mailed link with it',
    why: 'then they cannot be used anyhow',
  },
  {
    what: 'request counts by sender',
    tables: ['rate_limits'],
    period: 'limits',
    why: 'spans are a day at most; they hold hashes',
  },
  {
    what: 'the security log',
    tables: ['security_events', 'security_log_head'],
    period: 'securityLog',
    why: 'long enough to find out how a break-in began that is noticed late; accounts and networks are keyed hashes',
  },
  {
    what: 'jobs that are done or given up',
    tables: ['pgboss.job', 'pgboss.job_dependency'],
    until: '7 days, those of mails and appointments a day; one that nobody takes 14 days',
    why: 'to see what failed; deleted by pg-boss while the site runs',
  },
  {
    what: 'queues of jobs and their hours',
    tables: [
      ...['pgboss.queue', 'pgboss.schedule', 'pgboss.subscription', 'pgboss.version'],
      ...['pgboss.bam', 'pgboss.warning', 'pgboss.queue_stats'],
    ],
    until: 'kept',
    why: 'a row for each queue; the site has pg-boss write no warnings and no statistics',
  },
  {
    what: 'migrations, content version and the name of the secret',
    tables: ['drizzle.__drizzle_migrations', 'content_version', 'content_changes', 'secret_check'],
    until: 'kept',
    why: 'a row for each migration, one each, and one for each of the last 32 content versions',
  },
  {
    what: 'scripts and styles of former releases',
    files: ['assets'],
    period: 'formerAssets',
    after: 'the last day on which a process served their release',
    why: 'pages that were opened before an update still ask for them; nothing of a person',
  },
  {
    what: 'files that a killed process left half-written',
    files: temporaryFolders,
    period: 'leftovers',
    why: 'writing one takes seconds',
  },
  {
    what: 'the secret',
    files: ['secret'],
    until: 'until it is replaced, the former one as long as `npm run secret -- rotate` says',
    why: 'it signs links',
  },
  {
    what: 'that a proxy which is not trusted was seen',
    files: ['untrusted-proxy.json'],
    until: 'until the next start',
    why: '`npm run doctor` names it; an address that could be a visitor’s is not in it',
  },
  {
    what: 'the embedded database and its log',
    files: ['postgres', 'postgres-is-in.txt'],
    until: 'kept; of the log 10 MB and the one before',
    why: 'the rows of all tables; no statement and no value is logged',
  },
]
