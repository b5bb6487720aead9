import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { staff, staffSessions } from '#db/schema'
import type { Locale } from '~/kernel/locale'
import type { Role } from '~/platform/office/permissions'
import { baseUrl, openPage } from './browser'
import { freshMailbox } from './mails'
import { databaseOf } from './visits'

/** A member who is logged in: what their browser sends with each request. */
export type LoggedIn = { id: number; email: string; name: string; cookie: string }

/** Makes a member with a session, as if they had just logged in; until the test ends. */
export async function memberLoggedIn(role: Role, { locale = 'nl' as Locale, name = 'Noor' } = {}) {
  const db = await databaseOf()
  const [email, token, now] = [freshMailbox('member'), randomBytes(16).toString('base64url'), new Date()]
  const [member] = await db
    .insert(staff)
    .values({ email, name, role, locale, createdAt: now })
    .returning({ id: staff.id })
  if (!member) throw new Error('no member was made')
  await db.insert(staffSessions).values({
    id: createHash('sha256').update(token).digest('base64url'),
    accountId: member.id,
    device: 'Firefox, Linux',
    startedAt: now,
    seenAt: now,
    passwordAt: now,
    expires: new Date(now.getTime() + 7 * 86_400_000),
  })
  return { id: member.id, email, name, cookie: `staff=${token}` } satisfies LoggedIn
}

/** A window in which they are logged in. */
export async function openAsMember(
  { cookie }: LoggedIn,
  visit: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage(visit)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url: baseUrl() }])
  return page
}
