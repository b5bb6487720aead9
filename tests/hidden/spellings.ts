import { entryCosts } from '~/features/listings/costs/rules/entry'
import { purchaseCosts } from '~/features/listings/costs/rules/purchase'
import { ratesOn } from '~/features/listings/costs/rules/rates'
import { monthlyRepayment } from '~/features/listings/costs/rules/repayment'
import type { HiddenListing, Secrets } from './hidden-listing'

/** The pattern to search for, and its name in a failure. */
type Spelling = { what: string; pattern: RegExp }

const separators = "(?:[.,'’\\s\\u00a0\\u202f]|&nbsp;|&#\\w+;|%20|%C2%A0)?"

/** An amount in euros, or the beginning of one in cents, with any thousands separators. */
const amountPattern = (euros: number) =>
  new RegExp(`(?<!\\d)${String(Math.trunc(euros)).replace(/\B(?=(?:\d{3})+$)/g, separators)}`)

/** `1234k`, `1.234k`, `1,23 miljoen`, `1.23M`: with all distinguishing digits. */
const inThousands = (euros: number) => {
  const thousands = String(Math.trunc(euros / 1000)).replace(/\B(?=(?:\d{3})+$)/g, separators)
  const millions = (Math.trunc(euros / 10_000) / 100).toFixed(2).replace('.', '[.,]')
  return new RegExp(
    `(?<!\\d)(?:${thousands}\\s?k\\b|${millions}\\d*\\s?(?:m(?:io|ln|iljoen|illion|n)?\\b))`,
    'i',
  )
}

/** Amounts derived from a price, in euros. */
function amountsFrom(price: number, listing: HiddenListing): [string, number][] {
  const rates = ratesOn('2026-11-20')
  const priceCents = price * 100
  const purchases = Object.entries(rates.duties).flatMap(([region, duty]) =>
    [true, false].flatMap((ownHome) => {
      const costs = purchaseCosts({ priceCents, ownHome, modest: false } as never, {
        duty,
        notary: rates.notary,
      })
      return [
        ...costs.lines.map(({ key, cents }) => [`${key} in ${region}`, cents / 100] as const),
        [`all costs in ${region}`, costs.totalCents / 100] as const,
      ]
    }),
  )
  const months = [1, 2, 3].map((count) => entryCosts({ rentCents: priceCents }, count).totalCents / 100)
  const surfaces = ['Surfaces.Living', 'Surfaces.Total', 'Surfaces.Ground'].flatMap((name) => {
    const m2 = Number(listing.shown[name] ?? 0)
    return m2 > 0 ? [[`price per m² of ${name}`, price / m2] as const] : []
  })
  const shares = [1, 2, 3, 5, 6, 8, 10, 12, 12.5, 20, 21, 80, 95, 102, 105, 106, 110, 112.5, 121].map(
    (percent) => [`${percent} % of the price`, (price * percent) / 100] as const,
  )
  const loans = [15, 20, 25].map(
    (years) =>
      [
        `a loan of ${years} years`,
        monthlyRepayment(priceCents * 0.8, rates.loan.ratePercent, years) / 100,
      ] as const,
  )
  const rents = [2, 3, 6, 9, 12].map((count) => [`${count} rents`, price * count] as const)
  return [
    ['the price', price],
    ...purchases,
    ...surfaces,
    ...shares,
    ...loans,
    ...rents,
    ...months.map((sum, index) => [`entry costs with ${index + 1} months`, sum] as const),
  ] as [string, number][]
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const degreesPattern = (degrees: number) => {
  const [whole = '', parts = ''] = String(degrees).split('.')
  return new RegExp(`${whole}(?:[.,]|%2E|%2C)${parts.slice(0, 4)}`, 'i')
}

/** A position in the encoding of a list's map: hundred-thousandths of a degree from its south-western corner. */
const onTheMap = (degrees: number, origin: number) =>
  new RegExp(`\\b${Math.round((degrees - origin) * 100_000)}\\b`)

/** Every notation of a listing's hidden values. */
export function spellingsOf(listing: HiddenListing): Spelling[] {
  const { secrets, publishPrice, publishAddress } = listing
  return [...(publishPrice ? [] : ofPrice(secrets, listing)), ...(publishAddress ? [] : ofAddress(secrets))]
}

const ofPrice = ({ price, money }: Secrets, listing: HiddenListing): Spelling[] => [
  ...[...amountsFrom(price, listing), ...givenAmounts(money)]
    // A short number is on every page; what it would tell is told by the comparison with the listing's other secrets.
    .filter(([, euros]) => euros >= 10_000)
    .flatMap(([what, euros]) =>
      [Math.trunc(euros), Math.round(euros)].map((whole) => ({ what, pattern: amountPattern(whole) })),
    ),
  { what: 'the price in thousands or millions', pattern: inThousands(price) },
]

const givenAmounts = (money: Secrets['money']) =>
  Object.entries(money).map(([name, value]): [string, number] => [
    name,
    Number(String(value).replace('€ ', '')),
  ])

const ofAddress = ({ street, houseNumber, box, latitude, longitude, nearby }: Secrets): Spelling[] => [
  { what: 'the street', pattern: new RegExp(`${escaped(street)}|${escaped(folded(street))}`, 'i') },
  { what: 'the street, in percent', pattern: new RegExp(escaped(encodeURIComponent(street)), 'i') },
  { what: 'the house number', pattern: new RegExp(`\\b${houseNumber}\\b`, 'i') },
  { what: 'the box', pattern: new RegExp(`\\b${box}\\b`, 'i') },
  { what: 'the latitude', pattern: degreesPattern(latitude) },
  { what: 'the longitude', pattern: degreesPattern(longitude) },
  { what: 'the latitude on the map of a list', pattern: onTheMap(latitude, 49.4) },
  { what: 'the longitude on the map of a list', pattern: onTheMap(longitude, 2.5) },
  { what: 'what is near', pattern: new RegExp(nearby, 'i') },
]

/** Finds secrets of a listing in a text; `control` is the text of the same listing with other secrets. */
export function leaksIn(text: string, control: string, listing: HiddenListing): string[] {
  const found = spellingsOf(listing).filter(({ pattern }) => readings(text).some((one) => pattern.test(one)))
  return [...new Set(found.filter(({ pattern }) => !pattern.test(control)).map(({ what }) => what))]
}

const readings = (text: string) => [text, decoded(text)]

const decoded = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
