import type { App, Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import type { Account, AccountKind, SessionRow } from './account-kind'
import { forgetDevices, isAnyDevice, keepDevice } from './accounts.repo.server'
import { cookie, readCookie } from './cookies'
import { deviceName } from './device-name'
import { type Alive, deleteSession, deleteSessions, findSession, touchSession } from './sessions.repo.server'
import { hashOf, newToken } from './tokens.server'

const day = 86_400_000
/** A browser that nobody logged in with for so long is a stranger again. */
export const deviceDays = 400
/** So that reading a page seldom writes. */
const touchAfter = 5 * 60_000

export type Session<Row = Account, Ses = SessionRow> = { account: Row; session: Ses }

/** Whose account it is, and the session by which they change it. */
export type OwnSession = Session<Account, Pick<SessionRow, 'id'>>

/** What sessions have to be younger than. */
export const aliveAt = ({ sessionLasts }: AccountKind, now: Date): Alive => ({
  now,
  seenSince: new Date(now.getTime() - sessionLasts.unused),
})

/** Who is logged in. @param isUse - whether the session is used by that; otherwise it ends as if nobody had asked */
export async function sessionOf<Row extends Account, Ses extends SessionRow>(
  kind: AccountKind<Row, Ses>,
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { headers }: Pick<Request, 'headers'>,
  isUse = true,
): Promise<Session<Row, Ses> | undefined> {
  const token = readCookie(headers, kind.name, config.https)
  const now = clock.now()
  const found = token ? await findSession(db, kind, hashOf(token), aliveAt(kind, now)) : undefined
  if (isUse && found && now.getTime() - found.session.seenAt.getTime() > touchAfter) {
    await touchSession(db, kind, found.session.id, now)
  }
  return found
}

/**
 * Begins a session and ends the one that the browser had: what somebody planted there before is worth nothing.
 * @returns the cookies that make it theirs
 */
export async function openSession(
  kind: AccountKind,
  tx: Db,
  { clock, config: { https } }: Pick<Services, 'clock' | 'config'>,
  account: Pick<Account, 'id'>,
  { headers }: Request,
): Promise<string[]> {
  const now = clock.now()
  const before = readCookie(headers, kind.name, https)
  if (before) await deleteSession(tx, kind, hashOf(before))
  const token = newToken()
  const cookieOfDevice = readCookie(headers, `${kind.name}-device`, https)
  // What a browser was known by before it was forgotten may have been copied.
  const isKnown = cookieOfDevice !== undefined && (await isAnyDevice(tx, kind, hashOf(cookieOfDevice)))
  const device = isKnown ? cookieOfDevice : newToken()
  await kind.insertSession(tx, {
    id: hashOf(token),
    accountId: account.id,
    device: deviceName(headers.get('user-agent') ?? ''),
    startedAt: now,
    seenAt: now,
    expires: new Date(now.getTime() + kind.sessionLasts.used),
  })
  await keepDevice(tx, kind, { id: hashOf(device), accountId: account.id, seenAt: now })
  return [
    cookie(kind.name, token, { seconds: kind.sessionLasts.used / 1_000, https }),
    cookie(`${kind.name}-device`, device, { seconds: (deviceDays * day) / 1_000, https }),
  ]
}

/** @returns the cookie that makes the browser forget it */
export async function closeSession(kind: AccountKind, app: App, request: Request): Promise<string> {
  const { https } = app.config
  const token = readCookie(request.headers, kind.name, https)
  const found = token
    ? await findSession(app.db, kind, hashOf(token), aliveAt(kind, app.clock.now()))
    : undefined
  await app.db.transaction(async (tx) => {
    if (token) await deleteSession(tx, kind, hashOf(token))
    if (found) await kind.noteEvent?.(tx, app, found.account, 'logout')
  })
  if (found) recordSecurityEvent(app, { kind: 'logout', account: found.account.email })
  return forgotten(kind, https)
}

/**
 * Logs somebody out of everything; no browser is known any more (S-08).
 * @param accountId - all accounts of the kind without it
 * @returns how many sessions ended
 */
export async function logOutEverywhere(kind: AccountKind, tx: Db, accountId?: number): Promise<number> {
  await forgetDevices(tx, kind, accountId)
  return await deleteSessions(tx, kind, accountId)
}

export const forgotten = ({ name }: AccountKind, https: boolean): string =>
  cookie(name, '', { seconds: 0, https })
