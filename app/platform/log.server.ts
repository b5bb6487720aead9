import pino from 'pino'

/** Structured lines on standard output. Never a name, an address, a mail or a query of a visitor. */
export const log = pino({ level: process.env.NODE_ENV === 'test' ? 'silent' : 'info', base: undefined })

export type Log = Pick<typeof log, 'debug' | 'info' | 'warn' | 'error'>
