import { memo } from './memo'
import { addDays } from './wall-time'

export const holidayCountries = ['belgium', 'luxembourg'] as const
export type HolidayCountry = (typeof holidayCountries)[number]

/** Month and day of holidays with a fixed date. */
const fixed: Record<HolidayCountry, readonly string[]> = {
  belgium: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  luxembourg: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
}

/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday; the same in both countries. */
const afterEaster = [1, 39, 50] as const

/**
 * The legal holidays of a year, `YYYY-MM-DD`.
 * @param year - from 2019 on, when Luxembourg began to keep Europe Day
 * @see docs/facts.md, "Legal holidays"
 */
export function holidaysOf(country: HolidayCountry, year: number): ReadonlySet<string> {
  const easter = easterSunday(year)
  return new Set([
    ...fixed[country].map((date) => `${String(year).padStart(4, '0')}-${date}`),
    ...afterEaster.map((days) => addDays(easter, days)),
  ])
}

export const isHoliday = (countries: readonly HolidayCountry[], day: string): boolean =>
  countries.some((country) => daysOff(`${country} ${day.slice(0, 4)}`).has(day))

const daysOff = memo((key) => {
  const [country, year] = key.split(' ')
  return holidaysOf(country as HolidayCountry, Number(year))
})

/**
 * Easter Sunday of the Gregorian calendar, `YYYY-MM-DD`, by the anonymous algorithm published by Jean Meeus.
 * @param year - from 1583
 */
export function easterSunday(year: number): string {
  const [century, ofCentury] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonDrift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const early = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * early + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${String(year).padStart(4, '0')}-0${month}-${String(day).padStart(2, '0')}`
}
