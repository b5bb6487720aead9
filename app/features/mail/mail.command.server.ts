import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import { insertAct } from '~/platform/office/audit-log.repo.server'
import { countMails, findFailedMails, requeueMails } from './mails.repo.server'
import { sendMailQueue } from './post-mail.server'

const help = `mail status             says how many mails wait, were sent and were given up
mail failed             lists those that were given up, and why
mail retry all|ID...    sends them once more, while the site runs

A mail is tried for more than 24 hours before it is given up; then it is kept until its time is over (docs/security.md).

Exit code: 0 success, 1 not found, 2 usage error.
`

type MailServices = Pick<Services, 'db' | 'jobs' | 'clock'> & { config: Pick<Services['config'], 'smtpUrl'> }

/** The command `mail`. */
export const runMailCommand = defineCommand({
  help,
  options: {},
  choose({ verb, objects }) {
    if (verb === 'status' && objects.length === 0) return status
    if (verb === 'failed' && objects.length === 0) return failed
    const chosen = chosenIn(objects)
    return verb === 'retry' && chosen
      ? (services: MailServices, print) => retry(services, chosen, print)
      : undefined
  },
})

function chosenIn(words: string[]): number[] | 'all' | undefined {
  if (words.length === 1 && words[0] === 'all') return 'all'
  const isNumbers = words.length > 0 && words.every((word) => /^\d{1,15}$/.test(word))
  return isNumbers ? words.map(Number) : undefined
}

async function status({ db, config }: MailServices, print: Print) {
  const { queued, sent, failed } = await countMails(db)
  print(`${queued} waiting, ${sent} sent, ${failed} given up\n`)
  if (!config.smtpUrl) print('SMTP_URL is not set: mails are files in DATA_DIR/mail, and nobody gets them.\n')
  return 0
}

async function failed({ db }: MailServices, print: Print) {
  const rows = await findFailedMails(db)
  const lines = rows.map(
    ({ id, at, kind, recipient, tries, problem }) =>
      `${id}  ${at.toISOString()}  ${kind}  ${recipient}  ${tries} tries, ${problem}\n`,
  )
  print(lines.join('') || 'No mail was given up.\n')
  return 0
}

async function retry({ db, jobs, clock }: MailServices, chosen: number[] | 'all', print: Print) {
  const ids = await db.transaction(async (tx) => {
    const again = await requeueMails(tx, chosen)
    for (const mail of again) await jobs.enqueue(tx, sendMailQueue, { mail })
    if (again.length > 0) await insertAct(tx, retried(again, clock.now()))
    return again
  })
  print(ids.length > 0 ? `Sent once more: ${ids.join(', ')}\n` : 'No such mail was given up.\n')
  return ids.length > 0 ? 0 : 1
}

/** For the audit log: no member did it. */
const retried = (ids: number[], at: Date) => ({
  ...{ at, actor: 'npm run mail', act: 'mails.retry' },
  ...{ subject: ids.length === 1 ? `mails/${ids[0]}` : 'mails', after: { count: ids.length } },
})
