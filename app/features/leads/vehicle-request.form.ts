import {
  defineForm,
  newsletter,
  one,
  type Problem,
  person,
  remark,
  type Values,
} from '~/features/forms/public'
import { readDay } from '~/kernel/typed-day'

/** Rents a vehicle for some days (A3). */
export const vehicleRequest = defineForm({
  name: 'vehicle-request',
  room: 'leads',
  fields: [
    { name: 'from', kind: 'date', required: true, hint: 'date', missing: 'startIncomplete', half: true },
    {
      name: 'to',
      kind: 'date',
      required: true,
      hint: 'date',
      missing: 'endInvalid',
      wrong: 'endInvalid',
      half: true,
    },
    ...person,
    remark,
    newsletter,
  ],
  thanks: 'thanks.vehicle-request',
  check: checkStay,
})

/** The last day must not precede the first, and neither may be past. */
function checkStay(values: Values, today: string): Problem[] {
  const [from, to] = [one(values, 'from'), one(values, 'to')].map(readDay)
  if (typeof from !== 'string') return []
  return [
    ...(from < today ? [{ field: 'from', problem: 'startPast' }] : []),
    ...(typeof to === 'string' && to < from ? [{ field: 'to', problem: 'endBeforeStart' }] : []),
  ]
}
