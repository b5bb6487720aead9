/** A span after which something is forgotten. */
export type Period = { years: number } | { months: number } | { days: number } | { hours: number }

/**
 * How long the nightly job keeps what is stored, each with its reason. `retention/` says what each is about; the
 * privacy statement of the agency says the same of what concerns people.
 * @see docs/security.md, "Retention"
 */
export const periods = {
  /** People come back to an agency after a year and more; then nobody asks again. */
  leads: { months: 24 },
  /** Leads that were put aside as spam: long enough to find one that is none. */
  spam: { days: 30 },
  /** Addresses whose leads are put aside as spam: as leads. */
  blocked: { months: 24 },
  /** As leads: whoever no lead and no appointment tells of any more. */
  people: { months: 24 },
  /** As leads, from when they took place. */
  appointments: { months: 24 },
  /** Long enough to answer "I never got your mail"; what was asked is kept apart. */
  mails: { days: 90 },
  /** Of testimonials that are not shown: to change a decision. One that is shown stays while it is. */
  testimonials: { months: 12 },
  /** As leads, from the last time that its owner confirmed it. */
  confirmed: { months: 24 },
  /** Searches that nobody confirmed: as long as the link is good. One that runs ends by a mail after a year. */
  demands: { hours: 24 },
  /** Who asked for documents, once their links have ended; the lead is kept as leads are. */
  documents: { hours: 0 },
  /** Who stopped the newsletter: as long as somebody may ask for the proof that they once wanted it. */
  newsletter: { months: 12 },
  /** Who asked for the newsletter and never confirmed it. */
  newsletterUnconfirmed: { days: 30 },
  /** Pictures of forms that were never sent to their end: as long as a mailed link can still send them, and a day. */
  pictures: { hours: 48 },
  /** Forms that wait for a mailed link are deleted with the first run after it ended. */
  pending: { hours: 0 },
  /** A challenge that would be over anyhow need not be known as used. */
  challenges: { hours: 0 },
  /** Long enough to find out how a break-in began that is noticed late. */
  securityLog: { months: 12 },
  /** As leads, which much of it is about. */
  auditLog: { months: 24 },
  /** Address and telephone of members who no longer work here, as long as the audit log names what they did. */
  staff: { months: 24 },
  /** Counted in spans of a day and less; holds hashes only. */
  limits: { hours: 24 },
  /** As long as somebody may ask for the proof of a choice of cookies; it holds nothing of a person. */
  consents: { years: 5 },
  /** Long enough to find out when a feed went wrong; an import every quarter of an hour makes 35,000 rows a year. */
  feedImports: { days: 30 },
  /** Withdrawn listings and projects, as leads; until then their page says that they are gone. */
  withdrawn: { months: 24 },
  /** By day: an owner sees 30 days, and all of them together. */
  visits: { months: 12 },
  /** To whom an article of the newsletter went that is gone: an import may bring it back. */
  sendings: { months: 24 },
  /** Of pictures that are gone or withdrawn: a sale that was paused may go on. */
  originals: { days: 90 },
  /** Rendered again when somebody asks for them. */
  renderings: { days: 90 },
  /** Downloads that nobody may open any more, in case the listing is offered again. */
  documentFiles: { days: 7 },
  /** Files that no page uses: an import of the former site folder, or of an older backup, may need them. */
  siteFiles: { days: 30 },
  /** A page may stay open for weeks on a telephone; every day a process marks those of its release as in use. */
  formerAssets: { days: 30 },
  /** Writing a file takes seconds: what is older was left by a process that was killed. */
  leftovers: { hours: 24 },
} as const satisfies Record<string, Period>

export type PeriodName = keyof typeof periods

/** The instant a period ago. Months and years are those of the calendar; a day that a month lacks is its last. */
export function periodBefore(now: Date, period: Period): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * 3_600_000)
  if ('days' in period) return new Date(now.getTime() - period.days * 86_400_000)
  const months = 'years' in period ? period.years * 12 : period.months
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then
}
