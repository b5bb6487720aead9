import { data } from 'react-router'
import { z } from 'zod'
import { brusselsDay } from '~/kernel/calendar'
import { type Acting, type ActRefusal, defineAct } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { typedDay } from '~/platform/office/typed-fields'
import { type Absence, changeAbsence } from './change-absence.server'
import { findDeputies } from './members.repo.server'
import { nobody } from './nobody'

const schema = z.object({
  awayFrom: typedDay.optional(),
  awayUntil: typedDay.optional(),
  deputy: z.string().max(20),
})
type AbsenceInput = z.output<typeof schema>

/** When a member is away and who gets their leads then, said by themselves (B15). */
export const ownAbsenceAct = defineAct({
  name: 'account.absence',
  permission: 'account.write',
  schema,
  run: async (acting) => await setAbsence(acting, acting.member.id),
})

/** The same, said by an admin for somebody who is ill. */
export const absenceAct = defineAct({
  name: 'members.absence',
  permission: 'members.write',
  schema,
  run: async (acting) => await setAbsence(acting, readId(acting.params.id)),
})

async function setAbsence({ tx, app, values }: Acting<AbsenceInput>, id: number) {
  const deputies = await findDeputies(tx, id)
  const deputy = deputies.find((one) => String(one.id) === values.deputy)
  const problems = problemsIn(values, deputy !== undefined, brusselsDay(app.clock.now()))
  if (problems) return { problems }
  const { awayFrom = null, awayUntil = null } = values
  const absence: Absence = { awayFrom, awayUntil, deputyId: deputy?.id ?? null }
  const change = await changeAbsence(tx, id, absence)
  if (!change) throw data(null, { status: 404 })
  return { subject: `staff/${id}`, ...change, done: 'staff:done.absence' as const }
}

/** @param today - in Brussels */
function problemsIn(
  { awayFrom, awayUntil, deputy }: AbsenceInput,
  isKnown: boolean,
  today: string,
): ActRefusal['problems'] {
  const isAway = awayFrom !== undefined || awayUntil !== undefined
  const problems: NonNullable<ActRefusal['problems']> = {
    ...(isAway && !awayFrom && { awayFrom: 'office:problem.required' as const }),
    ...(isAway && !awayUntil && { awayUntil: 'office:problem.required' as const }),
    ...(awayUntil && awayUntil < today && { awayUntil: 'staff:absence.past' as const }),
    ...(awayFrom && awayUntil && awayUntil < awayFrom && { awayUntil: 'staff:absence.upsideDown' as const }),
    ...(isAway && deputy === nobody && { deputy: 'staff:absence.noDeputy' as const }),
    ...(deputy !== nobody && !isKnown && { deputy: 'office:problem.choice' as const }),
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}
