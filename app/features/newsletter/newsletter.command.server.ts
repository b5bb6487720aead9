import { parseArgs } from 'node:util'
import { newsIds, siteOf } from '~/features/content/public.server'
import type { Services } from '~/platform/app.server'
import { exportSubscribers } from './export-subscribers.server'
import { sendNews } from './send-news.server'

const help = `newsletter export              prints the confirmed subscribers as CSV: address, language, day, unsubscribe link
newsletter send --news NAME    mails a piece of news to each of them in their language, once

The mails are queued: the running site sends them. Sent again, a piece of news goes to new subscribers only.

  --news NAME  name of an article that has a page (site folder, articles/NAME)
  --dry-run    says how many would get it and sends nothing
  --help       prints this

Exit code: 0 done, 1 there is no such piece of news, 2 not understood.
`

const options = {
  news: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * The command `newsletter`.
 * @param argv - what stands after `newsletter`
 * @param open - opens the database; called only when the words are understood
 * @param print - where the answer goes
 * @returns the exit code: 0 done, 1 refused, 2 not understood
 */
export async function runNewsletterCommand(
  argv: string[],
  open: () => Promise<Services>,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const asked = understood(argv)
  if (!asked || asked.help) {
    print(help)
    return asked ? 0 : 2
  }
  const services = await open()
  if (asked.verb === 'send') return await send(services, asked.news, asked.dryRun, print)
  for await (const line of exportSubscribers(services)) print(line)
  return 0
}

async function send(services: Services, news: string, dryRun: boolean, print: (text: string) => void) {
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

function understood(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true })
    const [verb, ...more] = positionals
    const { news = '', 'dry-run': dryRun = false, help: wantsHelp = false } = values
    if (wantsHelp) return { help: true as const }
    const isComplete = more.length === 0 && (verb === 'send' ? news !== '' : verb === 'export')
    return isComplete ? { help: false as const, verb, news, dryRun } : undefined
  } catch {
    return undefined
  }
}

const toStandardOutput = (text: string) => {
  process.stdout.write(text)
}
