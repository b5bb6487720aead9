import { checkBackups, checkJournal } from './backup-checks'
import type { Check } from './check'
import { checkClock } from './clock-checks'
import { checkDatabase, checkMigrations } from './database-checks'
import { checkDemo } from './demo-checks'
import { checkDataFolder, checkDisk } from './disk-checks'
import { checkEnvironment, checkNode } from './environment-checks'
import { checkFeed } from './feed-checks'
import { checkFiles, checkStorage } from './file-checks'
import { checkMailServer, checkMails, checkSenderDomain } from './mail-checks'
import { checkMapFile } from './map-checks'
import { checkProxies } from './proxy-checks'
import { checkPublicUrl } from './public-url-checks'
import { checkKnownSecret, checkSecret } from './secret-checks'
import { checkWebhook } from './webhook-checks'
import { checkJobs, checkOutbox, checkSecurityLog } from './work-checks'

/** Everything that `npm run doctor` looks at, and every start of the site where it takes milliseconds. */
export const checks: readonly Check[] = [
  { name: 'environment', atStart: true, run: checkEnvironment },
  { name: 'node', atStart: true, run: checkNode },
  { name: 'mail', atStart: true, run: checkMails },
  { name: 'mail server', atStart: false, run: checkMailServer },
  { name: 'sender', atStart: false, run: checkSenderDomain },
  { name: 'proxy', atStart: true, run: checkProxies },
  { name: 'public address', atStart: false, run: checkPublicUrl },
  { name: 'data folder', atStart: true, run: checkDataFolder },
  { name: 'disk', atStart: true, run: checkDisk },
  { name: 'storage', atStart: true, run: checkStorage },
  { name: 'secret', atStart: true, run: checkSecret },
  { name: 'known secret', atStart: true, needsDatabase: true, run: checkKnownSecret },
  { name: 'database', atStart: true, needsDatabase: true, run: checkDatabase },
  { name: 'clock', atStart: true, needsDatabase: true, run: checkClock },
  { name: 'migrations', atStart: false, needsDatabase: true, run: checkMigrations },
  { name: 'jobs', atStart: false, needsDatabase: true, run: checkJobs },
  { name: 'outbox', atStart: false, needsDatabase: true, run: checkOutbox },
  { name: 'webhook', atStart: false, needsDatabase: true, run: checkWebhook },
  { name: 'feed', atStart: false, needsDatabase: true, run: checkFeed },
  { name: 'security log', atStart: false, needsDatabase: true, run: checkSecurityLog },
  { name: 'demo', atStart: true, needsDatabase: true, run: checkDemo },
  { name: 'backup', atStart: false, run: checkBackups },
  { name: 'erasures', atStart: true, run: checkJournal },
  { name: 'map file', atStart: false, run: checkMapFile },
  { name: 'files', atStart: false, needsDatabase: true, run: checkFiles },
]
