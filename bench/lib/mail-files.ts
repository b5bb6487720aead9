import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'

const patienceMs = 20_000

/**
 * Waits for a link in a mail that a site without mail server kept as a file.
 * @param of - what the text of the mail has to contain, or whom it goes to
 * @returns path and query of the first link that matches
 */
export async function mailedLink(dataDir: string, of: string, pattern: RegExp): Promise<string> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(50)) {
    for (const text of await mailsIn(path.join(dataDir, 'mail'))) {
      if (!text.includes(of)) continue
      const href = text.split(/\s+/).find((word) => word.startsWith('http') && pattern.test(word))
      if (href) return new URL(href).pathname + new URL(href).search
    }
  }
  throw new Error(`no mail with ${of} has a link like ${pattern}`)
}

async function mailsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = files.map(async (name) => await PostalMime.parse(readFileSync(path.join(folder, name))))
  return (await Promise.all(mails)).map(({ to = [], text = '' }) =>
    [...to.map(({ address = '' }) => address), text].join('\n'),
  )
}
