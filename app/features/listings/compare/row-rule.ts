import type { TextKey } from '~/i18n/text-keys'
import { formatPrice } from '~/kernel/money'
import type { PresenterContext } from '../card/listing-card'
import type { AmountName, ComparedAmount } from './compared-amounts'
import type { ComparedListing } from './compared-listing.server'
import type { ComparedCell, ComparedRow } from './comparison'
import { type Comparable, lowestOf } from './lowest'

/** How a row is made: its label, its answers, and by what the lowest of them is found. */
export type RowRule = {
  label: TextKey
  /** Undefined where nothing is known. */
  say: (listing: ComparedListing, context: PresenterContext) => ComparedCell | undefined
  by?: (listing: ComparedListing) => Comparable | undefined
  mark?: TextKey
  isMain?: boolean
}

/** Makes a row; undefined if no listing has an answer. */
export function rowOf(
  { label, say, by, mark, isMain }: RowRule,
  listings: readonly ComparedListing[],
  context: PresenterContext,
): ComparedRow | undefined {
  const lowest = lowestOf(listings.map((one) => (one.isClosed ? undefined : by?.(one))))
  const cells = listings.map((one, index) => {
    const cell = say(one, context)
    return cell && lowest[index] && mark ? { ...cell, mark: context.t(mark) } : cell
  })
  if (cells.every((cell) => cell === undefined)) return undefined
  return { label: context.t(label), cells, isMain, isSame: areSame(cells) }
}

function areSame([first, ...others]: readonly (ComparedCell | undefined)[]): boolean {
  const isLikeFirst = (one: ComparedCell | undefined) =>
    one?.text === first?.text && one?.note === first?.note && one?.energy === first?.energy
  return first !== undefined && others.length > 0 && others.every(isLikeFirst)
}

/** A row of amounts, the lowest of which is marked. */
export const amountRow = (name: AmountName, label: TextKey, over: Partial<RowRule> = {}): RowRule => ({
  label,
  say: ({ amounts }, context) => amountCell(amounts[name], context),
  ...over,
})

/** A row of amounts whose lowest is an advantage. */
export const costRow = (name: AmountName, label: TextKey, over: Partial<RowRule> = {}): RowRule =>
  amountRow(name, label, {
    by: ({ amounts }) => comparableAmount(amounts[name]),
    mark: 'listings:compare.lowest',
    ...over,
  })

/** `vanaf ca. € 312.450`, with what it does not include. */
export function amountCell(
  amount: ComparedAmount | undefined,
  { t, moneyLocale }: PresenterContext,
): ComparedCell | undefined {
  if (!amount) return undefined
  const { cents, isAbout, missing = [], per } = amount
  const text = [
    missing.includes('start') && t('listings:startingFrom'),
    isAbout && t('ui:amount.about'),
    formatPrice(cents, moneyLocale),
  ]
  const notes = [
    per && t(per === 'plot' ? 'listings:compare.perPlot' : 'listings:compare.perLiving'),
    ...missing.flatMap((what) => (what === 'start' ? [] : t(`listings:compare.without.${what}`))),
  ].filter(Boolean)
  return { text: text.filter(Boolean).join('\u00a0'), note: notes.join(', ') || undefined }
}

function comparableAmount(amount: ComparedAmount | undefined): Comparable | undefined {
  if (!amount) return undefined
  const { cents, missing = [], per = '' } = amount
  return {
    value: cents,
    isLeast: missing.some((what) => what !== 'notary'),
    isWithoutNotary: missing.includes('notary'),
    basis: per,
  }
}
