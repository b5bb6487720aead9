import { siteOf } from '~/features/content/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { toldOfErasure } from '~/features/owners/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { dataLinkMail } from './data-link.server'
import { erasureHash, noteIfPossible } from './erase-again.server'
import { type ErasedRooms, eraseRooms } from './erase-rooms.server'
import { insertErasure } from './erasures.repo.server'
import { personalData } from './personal-data.server'

/** Everything that is kept of an address, by kind. */
export async function exportData(app: App, email: string): Promise<Record<string, object[]>> {
  const parts = personalData.map(async (room) => [room.name, await room.export(app.db, email, app)] as const)
  return Object.fromEntries(await Promise.all(parts))
}

/**
 * Number of records of each kind stored for an address, without empty kinds. The mails that bring the link to these data
 * are left out: an address that only asked is not a known person.
 */
export async function summariseData(app: App, email: string): Promise<{ kind: string; count: number }[]> {
  return Object.entries(await exportData(app, email)).flatMap(([kind, records]) => {
    const count = records.filter((record) => !isDataLink(record)).length
    return count > 0 ? [{ kind, count }] : []
  })
}

const isDataLink = (record: object) => 'kind' in record && record.kind === dataLinkMail

/**
 * Deletes everything that is kept of an address, in one transaction, and keeps a proof that names nobody. The agency
 * hears that it happened, and nothing else; an owner whose access ends is told by a mail that goes when it is sent.
 * @param request - of the person who has it erased, for that mail
 */
export async function eraseAllData(app: App, email: string, request?: Request): Promise<void> {
  const erased = await app.db.transaction(async (tx) => await eraseAddresses(tx, app, [email], request))
  await erased.finish()
}

/** What was erased in a transaction that has not committed yet. */
export type ErasedAddresses = {
  /** Records of each kind, of all addresses. */
  erased: Record<string, number>
  /** Notes it outside the database and deletes files; to be called when the transaction has committed. */
  finish: () => Promise<void>
}

/** The same for all addresses of somebody, in a transaction that goes on. @param emails - in lower case */
export async function eraseAddresses(
  tx: Db,
  app: App,
  emails: string[],
  request?: Request,
): Promise<ErasedAddresses> {
  const { keys, clock } = app
  const done: (ErasedRooms & { email: string })[] = []
  for (const email of emails) {
    const tellOwner = request && (await toldOfErasure(app, email, request))
    const rooms = await eraseRooms(tx, app, email)
    done.push({ ...rooms, email })
    if (rooms.isEmpty) continue
    await insertErasure(tx, { at: clock.now(), emailHash: erasureHash(keys, email), erased: rooms.erased })
    await tellOwner?.(tx)
  }
  const found = done.filter(({ isEmpty }) => !isEmpty)
  if (found.length > 0) await tellAgency(tx, app)
  return {
    erased: sumOf(done.map(({ erased }) => erased)),
    finish: async () => {
      for (const { email } of found) recordSecurityEvent(app, { kind: 'data-erased', account: email })
      if (found.length > 0) await noteIfPossible(app)
      // Also when no row was left: files may be, of an erasure that was interrupted.
      for (const rooms of done) await rooms.deleteFiles(app)
    },
  }
}

function sumOf(counts: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const count of counts)
    for (const [kind, number] of Object.entries(count)) sum[kind] = (sum[kind] ?? 0) + number
  return sum
}

async function tellAgency(tx: Db, app: App) {
  const { config, clock } = app
  const { languages } = await siteOf(app.db)
  const atHome = await senderIn(app, languages.default)
  const t = translateTo(languages.default)
  const day = formatDay(brusselsDay(clock.now()), languages.default)
  await postMail(tx, app, atHome, {
    kind: 'erasure-agency',
    audience: 'agency',
    to: config.mailAgency ?? atHome.email,
    locale: languages.default,
    content: {
      subject: t('privacy:agency.subject'),
      title: t('privacy:agency.title'),
      blocks: [{ type: 'text', text: t('privacy:agency.text', { day }) }],
    },
  })
}
