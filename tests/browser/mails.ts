import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { vi } from 'vitest'
import { type ArrivedMail, readMail } from '../setup/mail-server'
import { ownProducts } from '../setup/worker-products'

/** The mails that arrived at an address, first come first; waits until there are as many. */
export async function mailsTo(address: string, count = 1): Promise<ArrivedMail[]> {
  const folder = ownProducts().mailDir
  const find = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(`-${address.toLowerCase()}.eml`))
    if (names.length < count) throw new Error(`${names.length} of ${count} mails arrived at ${address}`)
    return names.sort()
  }
  const names = await vi.waitFor(find, { timeout: 60_000, interval: 100 })
  return await Promise.all(
    names.map(async (name) => readMail(await readFile(path.join(folder, name)), address)),
  )
}

/** The link of a mail's button, as a path of the product. */
export function linkIn({ text }: ArrivedMail, pattern = /token=/): string {
  const href = text.split(/\s+/).find((word) => word.startsWith('http') && pattern.test(word))
  if (!href) throw new Error(`no link like ${pattern} in the mail`)
  const { pathname, search } = new URL(href)
  return pathname + search
}

/** A mailbox that nobody else has. */
export const freshMailbox = (name = 'visitor') => `${name}-${randomInt(2 ** 40).toString(36)}@post.example`

/** An address that nobody else sends from. */
export const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
