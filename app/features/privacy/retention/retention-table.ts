import { type Period, periods } from '../periods'
import type { StoredData } from './stored-data'

const units = { years: 'year', months: 'month', days: 'day', hours: 'hour' } as const

/** A period in English, such as "24 months". */
export function inWords(period: Period): string {
  const [[unit, amount]] = Object.entries(period) as [[keyof typeof units, number]]
  return `${amount} ${units[unit]}${amount === 1 ? '' : 's'}`
}

/** How long something is kept, in English. */
export function howLong(stored: StoredData): string {
  if ('until' in stored) return stored.until
  const period = periods[stored.period]
  const after = stored.after ? ` after ${stored.after}` : ''
  return Object.values(period)[0] === 0 ? `until the night${after}` : inWords(period) + after
}

/** The retention table of docs/security.md, in Markdown. */
export function retentionTable(all: readonly StoredData[]): string {
  const rows = all.map((stored) => {
    const { tables = [], rowsOf = [], files = [] } = stored
    const where = [...tables, ...rowsOf, ...files.map((file) => `DATA_DIR/${file}`)]
    return `| ${stored.what} | ${where.map((one) => `\`${one}\``).join(', ')} | ${howLong(stored)} | ${stored.why} |`
  })
  return ['| What | Where | How long | Why |', '|---|---|---|---|', ...rows].join('\n')
}
