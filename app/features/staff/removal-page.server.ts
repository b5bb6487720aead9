import { withChoices } from '~/kernel/office/form-shape'
import { handOversContext } from '~/platform/office/hand-over.server'
import { shapeOf } from '~/platform/office/may-act.server'
import type { Loading } from '~/platform/office/may-load.server'
import { countLeftBehind, isAnything } from './hand-over.server'
import { removeAct } from './member-acts.server'
import { findDeputies } from './members.repo.server'
import { nobody } from './nobody'
import type { StaffRow } from './staff.repo.server'

/** The form that removes a member, with what they leave behind and who can take it over (B2). */
export async function removalPage(loading: Loading, member: StaffRow) {
  const { app, context } = loading
  const [counts, takers] = await Promise.all([
    countLeftBehind(app.db, context.get(handOversContext), member, app.clock.now()),
    findDeputies(app.db, member.id),
  ])
  const shape = shapeOf(removeAct, loading)
  const isNeeded = isAnything(counts)
  return {
    counts,
    takers: takers.map(({ id, name }) => ({ id, name })),
    shape: isNeeded
      ? withChoices(
          shape,
          'takeOver',
          takers.map(({ id }) => String(id)),
        )
      : { ...shape, fields: shape.fields.map((field) => hiddenIf(field, 'takeOver')) },
    values: { takeOver: isNeeded ? '' : nobody },
  }
}

const hiddenIf = <Field extends { name: string }>(field: Field, name: string) =>
  field.name === name ? { ...field, kind: 'hidden' as const } : field

export type ShownRemoval = Awaited<ReturnType<typeof removalPage>>
