import { redirect } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import type { App, Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { cookie, readCookie } from './cookies'
import { deviceName } from './device-name'
import { forgetDevices, isAnyDevice, keepDevice, type Owner } from './owners.repo.server'
import {
  type Alive,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  type SessionRow,
  touchSession,
} from './sessions.repo.server'
import { hashOf, newToken } from './tokens.server'

const day = 86_400_000
/** Days that a session lasts however much it is used, and while it is not. @see NIST SP 800-63B, 2.1.3: at most 30 days */
export const sessionDays = { used: 30, unused: 3 } as const
const longest = sessionDays.used * day
const longestIdle = sessionDays.unused * day
/** A browser that nobody logged in with for so long is a stranger again. */
export const deviceDays = 400
/** So that reading a page seldom writes. */
const touchAfter = 5 * 60_000

export type Session = { owner: Owner; session: SessionRow }

/** What sessions have to be younger than. */
export const aliveAt = (now: Date): Alive => ({ now, seenSince: new Date(now.getTime() - longestIdle) })

/** The owner who is logged in. */
export async function sessionOf(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { headers }: Pick<Request, 'headers'>,
): Promise<Session | undefined> {
  const token = readCookie(headers, 'owner', config.https)
  const now = clock.now()
  const found = token ? await findSession(db, hashOf(token), aliveAt(now)) : undefined
  if (found && now.getTime() - found.session.seenAt.getTime() > touchAfter) {
    await touchSession(db, found.session.id, now)
  }
  return found
}

/**
 * The owner who is logged in.
 * @throws a redirect to the login, which leads back here
 */
export async function loggedIn(app: App, request: Request): Promise<Session> {
  const session = await sessionOf(app, request)
  if (session) return session
  // Of the page, also where its data was asked for.
  const pathname = new URL(request.url).pathname.replace(/_\.data$/, '')
  throw redirect(`${pathTo(app.locale, 'login')}?to=${encodeURIComponent(pathname)}`, 303)
}

/**
 * Begins a session and ends the one that the browser had: what somebody planted there before is worth nothing.
 * @returns the cookies that make it theirs
 */
export async function openSession(
  tx: Db,
  { clock, config: { https } }: Pick<Services, 'clock' | 'config'>,
  owner: Pick<Owner, 'id'>,
  { headers }: Request,
): Promise<string[]> {
  const now = clock.now()
  const before = readCookie(headers, 'owner', https)
  if (before) await deleteSession(tx, hashOf(before))
  const token = newToken()
  const cookieOfDevice = readCookie(headers, 'owner-device', https)
  // What a browser was known by before it was forgotten may have been copied.
  const isKnown = cookieOfDevice !== undefined && (await isAnyDevice(tx, hashOf(cookieOfDevice)))
  const device = isKnown ? cookieOfDevice : newToken()
  await insertSession(tx, {
    id: hashOf(token),
    accountId: owner.id,
    device: deviceName(headers.get('user-agent') ?? ''),
    startedAt: now,
    seenAt: now,
    expires: new Date(now.getTime() + longest),
  })
  await keepDevice(tx, { id: hashOf(device), accountId: owner.id, seenAt: now })
  return [
    cookie('owner', token, { seconds: longest / 1_000, https }),
    cookie('owner-device', device, { seconds: (deviceDays * day) / 1_000, https }),
  ]
}

/** @returns the cookie that makes the browser forget it */
export async function closeSession(app: App, request: Request): Promise<string> {
  const { https } = app.config
  const token = readCookie(request.headers, 'owner', https)
  const found = token ? await findSession(app.db, hashOf(token), aliveAt(app.clock.now())) : undefined
  if (found) recordSecurityEvent(app, { kind: 'logout', account: found.owner.email })
  if (token) await deleteSession(app.db, hashOf(token))
  return forgotten(https)
}

/**
 * Logs an owner out of everything; no browser is known any more (S-08).
 * @param ownerId - all owners without it
 * @returns how many sessions ended
 */
export async function logOutEverywhere(tx: Db, ownerId?: number): Promise<number> {
  await forgetDevices(tx, ownerId)
  return await deleteSessions(tx, ownerId)
}

export const forgotten = (https: boolean): string => cookie('owner', '', { seconds: 0, https })
