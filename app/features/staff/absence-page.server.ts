import { withChoices } from '~/kernel/office/form-shape'
import type { Act } from '~/platform/office/define-act.server'
import { shapeOf } from '~/platform/office/may-act.server'
import type { Loading } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { findDeputies } from './members.repo.server'
import { nobody } from './nobody'
import type { StaffRow } from './staff.repo.server'

/** The form of a member's absence; undefined for a member who gets no leads. */
export async function absencePage(loading: Loading, act: Act, member: StaffRow) {
  if (!isAllowed(member.role, 'leads.write')) return undefined
  const deputies = await findDeputies(loading.app.db, member.id)
  const known = deputies.some(({ id }) => id === member.deputyId)
  return {
    shape: withChoices(shapeOf(act, loading), 'deputy', [nobody, ...deputies.map(({ id }) => String(id))]),
    deputies,
    values: {
      ...{ awayFrom: member.awayFrom ?? '', awayUntil: member.awayUntil ?? '' },
      deputy: known ? String(member.deputyId) : nobody,
    },
  }
}

export type ShownAbsence = NonNullable<Awaited<ReturnType<typeof absencePage>>>
