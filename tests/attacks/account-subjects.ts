import { sql } from 'drizzle-orm'
import { owners, staff } from '#db/schema'
import type { Account, AccountKind } from '~/features/accounts/account-kind'
import { mailLink } from '~/features/accounts/password-link.server'
import { ownerKind } from '~/features/owners/owner-kind.server'
import { staffKind } from '~/features/staff/staff-kind.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'

type NewAccount = Pick<Account, 'email' | 'name' | 'locale' | 'createdAt'> & { passwordHash?: string | null }

/** A kind of account as attacks need it: who logs in to the portal and who logs in to the office are guarded alike (B4). */
type Subject = {
  kind: AccountKind
  /** Of a login and of an account page. */
  page: string
  add(db: Db, accounts: NewAccount[]): Promise<void>
  removeAll(db: Db): Promise<void>
}

export const subjects: [name: string, subject: Subject][] = [
  [
    'an owner',
    {
      kind: ownerKind,
      page: 'https://agency.example/nl/login/',
      add: async (db, accounts) => void (await db.insert(owners).values(accounts)),
      removeAll: async (db) => void (await db.delete(owners)),
    },
  ],
  [
    'a member of staff',
    {
      kind: staffKind,
      page: 'https://agency.example/office/login/',
      add: async (db, accounts) =>
        void (await db.insert(staff).values(accounts.map((one) => ({ ...one, role: 'agent' as const })))),
      removeAll: removeStaff,
    },
  ],
]

/** What members did stands for ever, and so do they: only who may alter the tables removes them. */
async function removeStaff(db: Db) {
  await db.execute(sql`alter table audit_log disable trigger user`)
  await db.execute(sql`delete from audit_log`)
  await db.execute(sql`alter table audit_log enable trigger user`)
  await db.delete(staff)
}

/** Adds an account and mails its invitation. */
export async function invite({ kind, add }: Subject, services: Services, account: NewAccount) {
  await add(services.db, [account])
  const { accounts } = kind.tables
  const [row] = await services.db.select().from(accounts).where(sql`email = ${account.email}`)
  if (!row) throw new Error('nobody was added')
  await mailLink(kind, services.db, services, row, 'invitation', row.locale)
}
