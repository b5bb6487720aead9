import { siteOf } from '~/features/content/public.server'
import { choiceText, type Field, labelText, many, one, type Values } from '~/features/forms/public'
import type { AnyFilter } from '~/features/listings/public'
import { catalogueOf } from '~/features/listings/public.server'
import type { MailFact } from '~/features/mail/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { capitalised } from '~/kernel/capitalised'
import { type Locale, localeTags } from '~/kernel/locale'
import { formatPrice, moneyLocaleOf } from '~/kernel/money'
import { areaName } from '~/kernel/places/areas'
import { municipalityName } from '~/kernel/places/municipalities'
import { readWhole } from '~/kernel/read-amount'
import { postalCode } from '~/kernel/region'
import type { Db } from '~/platform/database.server'
import { allTypes } from './criteria'
import { demandChange } from './demand-register.form'
import { furtherChoices } from './further-choices.server'
import { readFurtherValue } from './further-filters'
import { areaOfZone, isZone, municipalityOfZone, regions, type Zone, zonesNamed } from './zones'

type Choice = { value: string; text: string }

/** The choices of a search alert's form in a language. */
export type DemandChoices = { type: Choice[]; zone: Choice[] }

/** Types of the catalogue; regions, and municipalities that currently have listings, by name. */
export async function demandChoices(db: Db, locale: Locale): Promise<DemandChoices> {
  const catalogues = await Promise.all([catalogueOf(db, 'sale'), catalogueOf(db, 'rent')])
  const types = new Map(
    catalogues.flatMap(({ types, names }) =>
      types.map(({ webId }) => [webId, capitalised(names.type(webId, locale))] as const),
    ),
  )
  const cities = new Map(
    catalogues.flatMap(({ cities, names }) =>
      cities.map((city) => {
        const zone = postalCode(city)
        return [zone, `${names.city(city.countryId, city.zip, locale)} (${zone})`] as const
      }),
    ),
  )
  const { compare } = new Intl.Collator(localeTags[locale])
  return {
    type: [
      { value: allTypes, text: translateTo(locale)('alerts:allTypes') },
      ...[...types].map(([webId, text]) => ({ value: String(webId), text })),
    ],
    zone: [
      ...regions.map((value) => ({ value, text: zoneLabel(value, locale) })),
      ...[...cities]
        .map(([value, text]) => ({ value, text }))
        .sort((a, b) => compare(a.text, b.text) || compare(a.value, b.value)),
    ],
  }
}

/** Zones without current listings have names too. */
export function zoneLabel(zone: Zone, locale: Locale): string {
  const t = translateTo(locale)
  if (regions.some((region) => region === zone)) return t(`alerts:region.${zone}` as TextKey)
  const area = areaOfZone(zone)
  if (area) return `${areaName(area, locale)} (${t(`listings:where.kind.${area.kind}`)})`
  const place = municipalityOfZone(zone)
  return place ? `${municipalityName(place, locale)} (${zone})` : zone
}

/** Formats values whose choices come from data. */
export async function localiseValues(db: Db, values: Values, locale: Locale): Promise<Values> {
  const choices = await demandChoices(db, locale)
  const choiceLabel = (field: keyof DemandChoices, value: string) =>
    choices[field].find((choice) => choice.value === value)?.text
  return {
    ...values,
    type: many(values, 'type').map((value) => choiceLabel('type', value) ?? value),
    zone: many(values, 'zone').map((value) => choiceLabel('zone', value) ?? zoneLabel(value, locale)),
    also: (await furtherChoices({ db, locale }, many(values, 'also'))).map(({ text }) => text),
  }
}

/** Describes an alert's criteria for its owner in a language. */
export async function demandFacts(db: Db, values: Values, locale: Locale): Promise<MailFact[]> {
  const t = translateTo(locale)
  const [worded, site] = await Promise.all([localiseValues(db, values, locale), siteOf(db)])
  const moneyLocale = moneyLocaleOf(site.languages.amounts, locale)
  const formatValue = (field: Field, value: string) => {
    if (field.choices) return choiceText(t, demandChange.room, field, value)
    const amount = readWhole(value)
    return euros.has(field.name) && amount !== undefined ? formatPrice(amount * 100, moneyLocale) : value
  }
  return demandChange.fields
    .filter(({ name }) => one(worded, name) !== '')
    .map((field) => ({
      label: labelText(t, demandChange.room, field),
      value: many(worded, field.name)
        .map((value) => formatValue(field, value))
        .join(', '),
    }))
}

/** A mail spells out these fields; other numbers are on the page of its link. */
const bounds = ['priceMin', 'priceMax', 'budget']

/**
 * Describes an alert's criteria in a mail: choices, places and prices that were understood, and no other typed words or
 * numbers, so that nobody can send texts to strangers (S-01).
 */
export async function demandMailFacts(db: Db, values: Values, locale: Locale): Promise<MailFact[]> {
  const choices = await demandChoices(db, locale)
  const types = many(values, 'type').filter((type) => choices.type.some(({ value }) => value === type))
  const zones = [...many(values, 'zone'), ...zonesNamed(one(values, 'places')).zones]
  const chosen = demandChange.fields.filter(({ choices, name }) => choices?.includes(one(values, name)))
  const prices = bounds.filter((name) => readWhole(one(values, name)) !== undefined)
  const kept = [...chosen.map(({ name }) => name), ...prices]
  const known = Object.fromEntries(kept.map((name) => [name, one(values, name)]))
  const also = many(values, 'also').filter((value) => isFixed(readFurtherValue(value)?.filter))
  return await demandFacts(
    db,
    { ...known, type: types, zone: [...new Set(zones.filter(isZone))], also },
    locale,
  )
}

/** Its words are ours, never typed ones: a choice, or a radius around a known place. */
const isFixed = (filter: AnyFilter | undefined) => filter?.isMany || filter?.test.by === 'where'

const euros = new Set(['priceMin', 'priceMax', 'budget'])
