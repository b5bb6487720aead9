import { isLocale, type Locale } from '~/kernel/locale'
import { isDay } from '~/kernel/wall-time'
import { readPage } from '~/ui/office/read-page'

export const leadStates = ['new', 'open', 'waiting', 'done', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** Those of leads that somebody has to do something about. */
export const toDoStates = ['new', 'open', 'waiting'] as const satisfies LeadState[]

export const leadOutcomes = ['viewing', 'valuation', 'mandate', 'other-agency', 'none'] as const
export type LeadOutcome = (typeof leadOutcomes)[number]

/** How a lead came that a member of staff entered. */
export const handSources = ['telephone', 'office', 'mail', 'portal', 'other'] as const
export const leadSources = ['website', ...handSources] as const

/** Name of the form of leads that a member of staff entered. */
export const byHand = 'by-hand'

/** Forms that make leads, in the order of the filter. */
export const leadFormNames = [
  ...['contact-me', 'contact-construction', 'contact-appointment', 'book-viewing', 'document-request'],
  ...['contact-demand', 'book-valuation', 'demand-register', 'site-contact', 'vehicle-request', byHand],
] as const

/** Forms that book a time: of a viewing, of a valuation. */
export const bookingForms = ['book-viewing', 'book-valuation'] as const

export const isBookingForm = (form: string): boolean => bookingForms.some((name) => name === form)

/** Value of the choice that a lead is nobody's. */
export const nobody = '0'

/** What is left to do: nobody answered yet, or not in time, or its day has come. */
export const dutyNames = ['unanswered', 'overdue', 'due'] as const

/** Which leads the inbox shows. */
export type LeadFilter = {
  /** Without one: what is not done, and no spam. */
  state?: LeadState | 'all' | undefined
  /** A member of staff, the reader, or nobody yet. */
  agent?: number | 'me' | 'nobody' | undefined
  form?: string | undefined
  listing?: number | undefined
  project?: number | undefined
  locale?: Locale | undefined
  source?: (typeof leadSources)[number] | undefined
  duty?: (typeof dutyNames)[number] | undefined
  /** Days in Brussels, `YYYY-MM-DD`, both included. */
  from?: string | undefined
  until?: string | undefined
  /** As typed. */
  words: string
  /** From 1. */
  page: number
}

/** The filter of an address; what it does not know is left aside. */
export function readLeadFilter(query: URLSearchParams): LeadFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(one(name)) ? Number(one(name)) : undefined)
  const day = (name: string) => (isDay(one(name)) ? one(name) : undefined)
  const among = <Name extends string>(names: readonly Name[], name: string) =>
    names.find((known) => known === one(name))
  const locale = one('language')
  return {
    state: among([...leadStates, 'all'], 'state'),
    agent: among(['me', 'nobody'] as const, 'agent') ?? number('agent'),
    form: among(leadFormNames, 'form'),
    listing: number('listing'),
    project: number('project'),
    locale: isLocale(locale) ? locale : undefined,
    source: among(leadSources, 'source'),
    duty: among(dutyNames, 'duty'),
    from: day('from'),
    until: day('until'),
    words: one('words').slice(0, 100),
    page: readPage(query),
  }
}

export const isFiltered = ({ page, words, ...others }: LeadFilter): boolean =>
  page > 1 || words !== '' || Object.values(others).some((value) => value !== undefined)
