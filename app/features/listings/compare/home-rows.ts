import type { Amenity } from '~/features/places/public.server'
import { formatDay } from '~/kernel/day'
import { formatArea, formatNumber } from '~/kernel/numbers'
import type { PresenterContext } from '../card/listing-card'
import type { EnergyNotice } from '../detail/energy-notice.server'
import type { ComparedListing } from './compared-listing.server'
import type { RowRule } from './row-rule'

/** Marks the largest area: the rule marks the lowest value, so areas are negated. */
const surface = (name: 'living' | 'ground'): RowRule => ({
  label: `listings:fields.surfaces.${name}`,
  say: (listing, { locale }) => areaCell(m2Of(name, listing), locale),
  by: (listing) => {
    const m2 = m2Of(name, listing)
    return m2 && m2 > 0 ? { value: -m2 } : undefined
  },
  mark: 'listings:compare.largest',
})

const m2Of = (name: 'living' | 'ground', { card, details }: ComparedListing) =>
  (name === 'living' && card.livingSurface) || details.surfaces?.[name]

/** An area, or whether there is one at all. */
const outside = (name: 'terrace' | 'garden'): RowRule => ({
  label: `listings:fields.has.${name}`,
  say: ({ details }, { t, locale }) => {
    const has = details.has?.[name]
    const known = has === undefined ? undefined : { text: t(has ? 'listings:yes' : 'listings:no') }
    return areaCell(details.surfaces?.[name], locale) ?? known
  },
})

const areaCell = (m2: number | undefined, locale: PresenterContext['locale']) =>
  m2 && m2 > 0 ? { text: formatArea(m2, locale) } : undefined

const bedrooms: RowRule = {
  label: 'listings:fields.rooms.bedrooms',
  say: ({ card }, { locale }) =>
    card.bedrooms === undefined ? undefined : { text: formatNumber(card.bedrooms, locale) },
}

export const labelRow: RowRule = {
  label: 'listings:energy.label',
  say: ({ energy }, { t, locale }) => {
    if (energy.state) return { text: t(`listings:energy.${energy.state}`) }
    if (!energy.label) return undefined
    const unit = t('listings:units.kwhPerM2Year')
    const use = energy.value === undefined ? '' : `${formatNumber(energy.value, locale)}\u00a0${unit}`
    return { text: use, energy: energy.label }
  },
}

export const renovationRow: RowRule = {
  label: 'listings:compare.rows.renovation',
  say: ({ notice }, context) => (notice ? { text: renovationText(notice, context) } : undefined),
}

/** No amount: what reaching a label costs has no source (docs/facts.md, "Cost of reaching label D"). */
function renovationText(notice: EnergyNotice | 'none', { t }: PresenterContext): string {
  if (notice === 'none') return t('listings:compare.renovation.none')
  if (notice.kind === 'target') {
    const { byYear, most } = notice.target
    return t('listings:compare.renovation.target', { year: String(byYear), most })
  }
  const { kind, termYears, targetLabel } = notice.duty
  return t(`listings:compare.renovation.${kind}`, { years: termYears, label: targetLabel ?? '' })
}

const distance = (amenity: Amenity): RowRule => ({
  label: `listings:compare.rows.${amenity}`,
  say: ({ nearest }, { t }) => {
    if (nearest === 'hidden') return { text: t('listings:compare.addressHidden') }
    const place = nearest?.[amenity]
    return place && { text: place.distance, note: place.name, noteLang: place.lang }
  },
  by: ({ nearest }) => {
    const place = nearest === 'hidden' ? undefined : nearest?.[amenity]
    return place && { value: place.meters }
  },
  mark: 'listings:compare.nearest',
})

const state: RowRule = {
  label: 'listings:projects.state',
  say: ({ state: now }, { t }) => ({
    text: t(now === 'available' ? 'listings:projects.states.free' : `listings:ribbon.${now}`),
  }),
}

const availability: RowRule = {
  label: 'listings:fields.availability',
  say: ({ availableFrom, lang }, { locale }) => {
    if (!availableFrom) return undefined
    const text = formatDay(availableFrom, locale)
    return { text, lang: text === availableFrom ? lang : undefined }
  },
}

export const spaceRows: readonly RowRule[] = [
  surface('living'),
  surface('ground'),
  outside('terrace'),
  outside('garden'),
  bedrooms,
]
export const nearbyRows: readonly RowRule[] = [distance('station'), distance('school'), distance('shop')]
export const stateRows: readonly RowRule[] = [state, availability]
