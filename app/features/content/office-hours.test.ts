import { expect, test } from 'vitest'
import { officeMinutes } from '~/kernel/office-hours'
import { appointmentsSchema } from './appointments.schema'
import { officeSchema } from './office.schema'
import { officeHoursOf } from './office-hours'

const [from, until] = [new Date('2026-11-09T07:00:00Z'), new Date('2026-11-14T07:00:00Z')]

test('B19 office hours are Monday to Friday unless the agency sets others; holidays and days off are none', () => {
  const office = officeSchema.parse(undefined)
  expect(office.answerHours).toBe(4)
  expect(officeMinutes(officeHoursOf({ office, appointments: undefined }), from, until)).toBe(4 * 540)
  const appointments = appointmentsSchema.parse({
    holidays: ['luxembourg'],
    closed: [{ from: '2026-11-09', until: '2026-11-10' }],
  })
  expect(officeMinutes(officeHoursOf({ office, appointments }), from, until)).toBe(3 * 540)
  const early = officeSchema.parse({ hours: [{ days: ['mon'], from: '08:00', until: '08:30' }] })
  expect(officeMinutes(officeHoursOf({ office: early, appointments: undefined }), from, until)).toBe(30)
})
