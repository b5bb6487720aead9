import { data } from 'react-router'
import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import type { TextKey } from '~/i18n/text-keys'
import { locales } from '~/kernel/locale'
import { type ActRefusal, type ActResult, defineAct } from '~/platform/office/define-act.server'
import { handOversContext } from '~/platform/office/hand-over.server'
import { roles } from '~/platform/office/permissions'
import { readId } from '~/platform/office/read-id'
import { mailAddress } from '~/platform/office/typed-fields'
import {
  addMember,
  changeMember,
  deletePictureOf,
  type MemberChange,
  type MemberRefusal,
} from './change-members.server'
import { countUnseen, removeAndHandOver } from './hand-over.server'
import { inviteMember } from './invite-member.server'
import { lockMember } from './members.repo.server'
import { memberName } from './typed-member-name'

const role = z.enum(roles)

/** Makes a member and mails the invitation. */
export const inviteAct = defineAct({
  name: 'members.invite',
  permission: 'members.write',
  confirm: true,
  schema: z.object({ name: memberName, email: mailAddress, role, locale: z.enum(locales) }),
  async run({ tx, app, values }) {
    const createdAt = app.clock.now()
    const added = await addMember(tx, { ...values, createdAt })
    if (typeof added !== 'string') await inviteMember(tx, app, added.member)
    return outcomeOf(added, 'staff:done.invited')
  },
})

/** Another name or role; a new role ends their sessions (B6). Nobody keeps leads or appointments that it does not see. */
export const changeAct = defineAct({
  name: 'members.change',
  permission: 'members.write',
  confirm: true,
  schema: z.object({ name: memberName, role }),
  async run({ tx, app, params, context, values }) {
    const id = readId(params.id)
    const known = await lockMember(tx, id)
    const asChanged = known && { ...known, role: values.role }
    const unseen =
      asChanged && (await countUnseen(tx, context.get(handOversContext), asChanged, app.clock.now()))
    if (unseen?.leads) return { message: ['staff:members.keeps', { count: unseen.leads }] }
    if (unseen) return { message: ['staff:members.keepsAppointments', { count: unseen.appointments }] }
    return outcomeOf(await changeMember(tx, id, values), 'staff:done.changed')
  },
})

/** Mails another link that sets a password. */
export const linkAct = defineAct({
  name: 'members.link',
  permission: 'members.write',
  schema: z.object({}),
  async run({ tx, app, params }) {
    const member = await lockMember(tx, readId(params.id))
    if (member) await inviteMember(tx, app, member)
    return outcomeOf(member ? { member } : 'unknown', 'staff:done.linked')
  },
})

/** What they did stays under their name; what they have is somebody else's from then on (B2). */
export const removeAct = defineAct({
  name: 'members.remove',
  permission: 'members.write',
  confirm: true,
  schema: z.object({ takeOver: z.string().max(20) }),
  async run({ tx, app, member, params, context, values }) {
    const removed = await removeAndHandOver(tx, app, context.get(handOversContext), {
      ...{ id: readId(params.id), by: member },
      isTaker: ({ id }) => String(id) === values.takeOver,
    })
    if (typeof removed !== 'string' && 'unclaimed' in removed)
      return { problems: { takeOver: 'staff:members.remove.choose' } }
    const outcome = outcomeOf(removed, 'staff:done.removed', officePath('members'))
    return { ...outcome, finish: async () => await deletePictureOf(app, removed) }
  },
})

/** @throws 404 for somebody who is not there */
function outcomeOf(change: MemberChange | MemberRefusal, done: TextKey, to?: string): ActResult | ActRefusal {
  if (change === 'unknown') throw data(null, { status: 404 })
  if (change === 'known') return { problems: { email: 'staff:members.known' } }
  if (change === 'lastAdmin') return { message: 'staff:members.lastAdmin' }
  const { member, before, after } = change
  return { subject: `staff/${member.id}`, before, after, done, ...(to && { to }) }
}
