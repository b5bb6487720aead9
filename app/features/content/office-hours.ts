import { isHoliday } from '~/kernel/holidays'
import type { OfficeHours } from '~/kernel/office-hours'
import type { Settings } from './site'

/** When somebody of the agency is there to answer. */
export function officeHoursOf({
  office,
  appointments,
}: Pick<Settings, 'office' | 'appointments'>): OfficeHours {
  const { holidays = ['belgium'], closed = [] } = appointments ?? {}
  return {
    weekly: office.hours,
    isClosed: (day) =>
      isHoliday(holidays, day) || closed.some(({ from, until }) => from <= day && day <= until),
  }
}
