import type { Locale } from '~/kernel/locale'
import type { Tone } from '~/ui/office/badge'
import { readOrder } from '~/ui/office/query'
import { showTime } from '~/ui/office/show-time'

const minute = 60_000

const states = { sent: 'good', waiting: 'info', again: 'warn', failed: 'bad', expired: 'plain' } as const

export type ExampleState = keyof typeof states

const subjects = [
  ['Your viewing on Thursday at 14:00', 'els.maes@mail.example', 'sent', 2],
  ['New enquiry: villa with garden in Sint-Genesius-Rode', 'sofie@tilia.example', 'sent', 14],
  [
    'Three new homes for your search',
    'a.very.long.address.of.somebody@their-own-company.example',
    'again',
    51,
  ],
  ['Confirm your search alert', 'jan@mail.example', 'failed', 190],
  ['Invitation to the owners’ portal', 'p.dubois@mail.example', 'waiting', 1500],
  ['Newsletter: living near the forest', 'office@tilia.example', 'sent', 4300],
  ['Your valuation', 'nora.peeters@mail.example', 'expired', 16_000],
] as const

export type ExampleMail = {
  id: number
  subject: string
  recipient: string
  state: ExampleState
  tone: Tone
  at: ReturnType<typeof showTime>
  tries: number
}

/** Example mails, as the address filters and sorts them. */
export function exampleRows(query: URLSearchParams, { locale, now }: { locale: Locale; now: Date }) {
  const timeOf = (minutes: number) => showTime(new Date(now.getTime() - minutes * minute), { locale, now })
  const words = query.get('q') ?? ''
  const state = query.get('state') ?? ''
  const sort = query.get('sort') ?? '-at'
  const order = readOrder(sort)
  const rows = subjects
    .map(([subject, recipient, state, minutes], index) => ({
      id: index + 1,
      subject,
      recipient,
      state,
      minutes,
    }))
    .filter((mail) => mail.subject.toLowerCase().includes(words.toLowerCase()))
    .filter((mail) => !(state in states) || mail.state === state)
    .sort((a, b) => (order.by === 'subject' ? a.subject.localeCompare(b.subject) : b.minutes - a.minutes))
    .map(
      ({ minutes, ...mail }): ExampleMail => ({
        ...mail,
        tone: states[mail.state],
        at: timeOf(minutes),
        tries: (mail.id % 3) + 1,
      }),
    )
  if (order.isDescending) rows.reverse()
  return {
    rows,
    sort,
    isRefused: query.has('refused'),
    filter: { q: words, state, from: query.get('from') ?? '' },
    times: { soon: timeOf(-90), now: timeOf(0), old: timeOf(90_000) },
    news: query.has('news')
      ? {
          id: query.get('news') ?? '',
          text: 'The mail is on its way again.',
          isBad: query.get('news') === 'bad',
        }
      : undefined,
  }
}
