import type { SQL } from 'drizzle-orm'
import type { AccountTable, DeviceTable, LinkTable, SessionTable } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Queue } from '~/platform/jobs.server'
import type { AccountLimits } from './limits'

/** Somebody who logs in, whatever they find behind the login. */
export type Account = AccountTable['$inferSelect']
export type SessionRow = SessionTable['$inferSelect']

/** A link to set a password that somebody asked for by an address. */
export type ResetRequest = { email: string; locale: Locale }

/** What was changed at an account. */
export type AccountChange = 'password' | 'factorOn' | 'factorOff' | 'codes' | 'erased'

/** What somebody did; `sessions`: they ended one or all of theirs. */
export type AccountEvent = AccountChange | 'login' | 'logout' | 'sessions'

/** The pages of an account. */
export type AccountPage = 'login' | 'forgotten' | 'password' | 'account'

/**
 * A kind of account: its tables, pages and words. Everything of this room is given one, and treats all alike: passwords,
 * second factors, sessions, links and limits.
 */
export type AccountKind<Row extends Account = Account, Session extends SessionRow = SessionRow> = {
  /** In the names of cookies, mails and what is signed: renaming it would end every session and link. */
  name: 'owner' | 'staff'
  /** The room with the texts of its invitation. */
  room: 'owners' | 'staff'
  tables: {
    accounts: AccountTable & { $inferSelect: Row }
    sessions: SessionTable & { $inferSelect: Session }
    devices: DeviceTable
    links: LinkTable
  }
  /** Who of the table may log in; everybody without it. */
  mayLogIn?: SQL
  /** Milliseconds that a session lasts however much it is used, and while it is not. */
  sessionLasts: { used: number; unused: number }
  limits: AccountLimits
  /** Mails a link to an account that asked for one, and forgets every night what is over. */
  queues: { reset: Queue<ResetRequest>; forgetPast: Queue<object> }
  /** The language of its mails: theirs, unless the pages of the kind are not in it. */
  localeOf(db: Db, account: Account): Promise<Locale>
  /** Address of a page, without the origin. */
  pathOf(page: AccountPage, locale: Locale): string
  insertSession(tx: Db, session: SessionRow): Promise<void>
  /** Who gets no further than the password until they have a second factor; nobody without it (B5). */
  mustHaveFactor?(app: App, account: Account): Promise<boolean>
  /** Told of what somebody did to their account, in its transaction; they themself are told by mail. */
  noteEvent?(tx: Db, app: App, account: Account, event: AccountEvent): Promise<void>
}
