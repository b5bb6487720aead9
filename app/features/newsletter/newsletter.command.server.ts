import { newsIds, siteOf } from '~/features/content/public.server'
import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import { exportSubscribers } from './export-subscribers.server'
import { sendNews } from './send-news.server'

const help = `newsletter export              prints the confirmed subscribers as CSV: address, language, day, unsubscribe link
newsletter send --news NAME    mails a piece of news to each of them in their language, once

The mails are queued: the running site sends them. Sent again, a piece of news goes to new subscribers only.

  --news NAME  name of an article that has a page (site folder, articles/NAME)
  --dry-run    says how many would get it and sends nothing
  --help       prints this

Exit code: 0 success, 1 not found, 2 usage error.
`

/** The command `newsletter`. */
export const runNewsletterCommand = defineCommand({
  help,
  options: { news: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  choose({ verb, objects, values: { news, 'dry-run': dryRun = false } }) {
    if (objects.length > 0) return undefined
    if (verb === 'export') return printSubscribers
    return verb === 'send' && news
      ? (services: Services, print) => send(services, news, dryRun, print)
      : undefined
  },
})

async function printSubscribers(services: Services, print: Print) {
  for await (const line of exportSubscribers(services)) print(line)
  return 0
}

async function send(services: Services, news: string, dryRun: boolean, print: Print) {
  const sent = await sendNews(services, news, { dryRun })
  if (sent.outcome === 'unknown') {
    const known = newsIds(await siteOf(services.db))
    print(`There is no piece of news called ${news}. There are: ${known.join(', ')}\n`)
    return 1
  }
  print(
    dryRun
      ? `${sent.mails} subscribers would get ${news}.\n`
      : `${news}: ${sent.mails} mails on their way.\n`,
  )
  return 0
}
