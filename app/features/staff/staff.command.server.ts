import { z } from 'zod'
import { siteOf } from '~/features/content/public.server'
import { isLocale, type Locale } from '~/kernel/locale'
import { readMailAddress } from '~/kernel/mail-address'
import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import type { Db } from '~/platform/database.server'
import { insertAct } from '~/platform/office/audit-log.repo.server'
import type { HandOver } from '~/platform/office/hand-over.server'
import { type Role, roles } from '~/platform/office/permissions'
import {
  addMember,
  changeMember,
  deletePictureOf,
  type MemberChange,
  type MemberRefusal,
} from './change-members.server'
import { type Counts, countUnseen, removeAndHandOver, type UnclaimedWork } from './hand-over.server'
import { inviteMember } from './invite-member.server'
import { findMemberByEmail, findMembers } from './members.repo.server'

const help = `staff add EMAIL --role admin|agent|editor [--name NAME] [--locale nl|fr|en|de]
                          creates a member of the office, and mails an invitation that works once, for 7 days; a
                          member who is there already has this role and name from now on, and gets no mail
staff list                lists the members with their roles
staff remove EMAIL [--to EMAIL]
                          removes a member; what they did stays in the audit log, and what they have to do goes to the
                          member named by --to, an admin or agent
staff link EMAIL          mails a link, good for 7 days, to set the password

The last admin can be neither removed nor given another role.

Exit code: 0 success, 1 refused or not found, 2 usage error.
`

/** The command `staff`: how the first admin comes in, and the way back when nobody can log in any more (B2). */
export const staffCommand = (handOvers: readonly HandOver[]) =>
  defineCommand({
    help,
    options: { role: text, name: text, locale: text, to: text },
    choose({ verb, objects, values }) {
      if (verb === 'list' && objects.length === 0) return list
      const email = objects.length === 1 ? readMailAddress(objects[0]) : undefined
      if (!email) return undefined
      const leaving = { email, to: readMailAddress(values.to) }
      if (verb === 'remove') return (services: Services, print) => remove(services, handOvers, leaving, print)
      if (verb === 'link') return (services: Services, print) => link(services, email, print)
      const wanted = verb === 'add' ? wantedIn(email, values) : undefined
      return wanted && ((services: Services, print) => add(services, handOvers, wanted, print))
    },
  })

const text = { type: 'string' } as const

type MemberOptions = { role?: string; name?: string; locale?: string }
type NewMember = { email: string; role: Role; name?: string; locale?: Locale }

function wantedIn(email: string, { role, name, locale }: MemberOptions): NewMember | undefined {
  const { data } = z.enum(roles).safeParse(role)
  if (!data || (locale !== undefined && !isLocale(locale))) return undefined
  return { email, role: data, ...(name ? { name } : {}), ...(locale ? { locale } : {}) }
}

async function add(
  services: Services,
  handOvers: readonly HandOver[],
  { email, role, name, locale }: NewMember,
  print: Print,
) {
  const { languages } = await siteOf(services.db)
  return await services.db.transaction(async (tx) => {
    const known = await findMemberByEmail(tx, email)
    if (known) {
      const unseen = await countUnseen(tx, handOvers, { ...known, role }, services.clock.now())
      if (unseen) {
        print(
          `${email} has ${inWords(unseen)}, which the role ${role} does not see: hand them over first, or wait until they are over.\n`,
        )
        return 1
      }
      const changed = await changeMember(tx, known.id, { role, ...(name ? { name } : {}) })
      return await end(tx, services, 'members.change', changed, print, `${email} has the role ${role}.`)
    }
    const createdAt = services.clock.now()
    const person = { name: name ?? email.split('@')[0] ?? email, locale: locale ?? languages.default }
    const added = await addMember(tx, { email, role, ...person, createdAt })
    if (typeof added !== 'string') await inviteMember(tx, services, added.member)
    return await end(tx, services, 'members.invite', added, print, `${email} is invited as ${role}.`)
  })
}

/** What a member has, such as `2 open leads and 1 coming appointment`. */
const inWords = ({ leads, appointments }: Counts): string =>
  [
    leads > 0 && `${leads} open lead${leads === 1 ? '' : 's'}`,
    appointments > 0 && `${appointments} coming appointment${appointments === 1 ? '' : 's'}`,
  ]
    .filter(Boolean)
    .join(' and ')

type Leaving = { email: string; to: string | undefined }

async function remove(
  services: Services,
  handOvers: readonly HandOver[],
  { email, to }: Leaving,
  print: Print,
): Promise<number> {
  let left: UnclaimedWork['unclaimed'] | undefined
  let gone: MemberChange | MemberRefusal = 'unknown'
  const work = services.db.transaction(async (tx) => {
    const known = await findMemberByEmail(tx, email)
    const leaving = { id: known?.id ?? 0, isTaker: (member: { email: string }) => member.email === to }
    const removed = known ? await removeAndHandOver(tx, services, handOvers, leaving) : 'unknown'
    if (typeof removed === 'string' || !('unclaimed' in removed)) {
      gone = removed
      return await end(tx, services, 'members.remove', removed, print, `${email} is removed.`)
    }
    left = removed.unclaimed
    // Removed already within this transaction: without somebody to take over it is undone.
    return tx.rollback()
  })
  try {
    const code = await work
    await deletePictureOf(services, gone)
    return code
  } catch (error) {
    if (!left) throw error
    print(`${email} has ${inWords(left)}: name the admin or agent who takes them over with --to EMAIL.\n`)
    return 1
  }
}

const link = async (services: Services, email: string, print: Print) =>
  await services.db.transaction(async (tx) => {
    const member = await findMemberByEmail(tx, email)
    if (member) await inviteMember(tx, services, member)
    return await end(
      tx,
      services,
      'members.link',
      member ? { member } : 'unknown',
      print,
      `A link is on its way to ${email}.`,
    )
  })

const refusals: Record<MemberRefusal, string> = {
  lastAdmin: 'That is the last admin: make somebody else one first.',
  known: 'That member is there already.',
  unknown: 'There is no such member.',
}

/** Says what came of it, and writes it into the audit log: no member did it. */
async function end(
  tx: Db,
  { clock }: Services,
  act: string,
  change: MemberChange | MemberRefusal,
  print: Print,
  done: string,
) {
  print(`${typeof change === 'string' ? refusals[change] : done}\n`)
  if (typeof change === 'string') return 1
  const { member, before, after } = change
  await insertAct(tx, {
    at: clock.now(),
    actor: 'npm run staff',
    act,
    subject: `staff/${member.id}`,
    before,
    after,
  })
  return 0
}

async function list({ db }: Services, print: Print) {
  const lines = (await findMembers(db)).map(
    ({ email, name, role, passwordHash, totpSecret }) =>
      `${email}  ${name}  ${role}  ${passwordHash ? 'active' : 'invited'}${totpSecret ? ', two steps' : ''}\n`,
  )
  print(lines.join('') || 'There are no members: npm run staff -- add EMAIL --role admin\n')
  return 0
}
