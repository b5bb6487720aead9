import { type FormHelp, many, type Values } from '~/features/forms/public'
import { energyFilterLetters, readCriteria } from '~/features/listings/public'
import { catalogueOf, listPath } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import { lastRankOf } from '~/kernel/energy-bands'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { demandChoices, zoneLabel } from './alert-texts.server'
import { type Criteria, criteriaOf } from './criteria'
import { demandCriteria } from './demand-register.form'
import { furtherChoices } from './further-choices.server'
import { furtherFilter, furtherValues, readStoredFilter, saysWhere, unheldFilters } from './further-filters'
import { countMatches, zipsIn } from './matching.repo.server'
import { zonesOf } from './zones'

/**
 * Data of the form beyond its texts: the choices, values from the address, and the number of current matches.
 * @param sent - values already typed
 */
export async function demandHelp(app: App, query: URLSearchParams, sent?: Values): Promise<FormHelp> {
  const values = await valuesOfQuery(app.db, query)
  const filled = sent ?? values
  const [choices, answer] = await Promise.all([
    demandChoices(app.db, app.locale),
    previewMatches(app, filled),
  ])
  const also = await furtherChoices(app, many(filled, 'also'))
  const listed = new Set(choices.zone.map(({ value }) => value))
  const more = many(filled, 'zone').filter((zone) => !listed.has(zone))
  return {
    choices: {
      ...choices,
      also,
      zone: [...choices.zone, ...more.map((value) => ({ value, text: zoneLabel(value, app.locale) }))],
    },
    values,
    preview: {
      fields: demandCriteria.map(({ name }) => name),
      src: `/${app.locale}/demand/count.json`,
      answer: { ...answer, text: answer.text + unheldText(app, query) },
    },
  }
}

/** Converts the criteria of a list into values of the form (P6). */
async function valuesOfQuery(db: Db, query: URLSearchParams): Promise<Values> {
  const goal = query.get('goal') === 'rent' ? 'rent' : 'sale'
  const criteria = readCriteria(goal, query)
  const { webIds, zips, priceMinCents, priceMaxCents, bedroomsMin, bedroomsMax, surfaceMin, energy } =
    criteria
  const { countryOf } = await catalogueOf(db, goal)
  const also = furtherValues(criteria)
  const isZipFurther = saysWhere(furtherFilter({ also }))
  const numbers = {
    priceMin: priceMinCents && priceMinCents / 100,
    priceMax: priceMaxCents && priceMaxCents / 100,
    bedroomsMin,
    bedroomsMax,
    surfaceMin,
  }
  return {
    goal: query.has('goal') ? goal : '',
    type: webIds.map(String),
    zone: isZipFurther ? [] : zips.map((zip) => zonesOf({ countryId: countryOf(zip), zip })[0] ?? zip),
    energy: energy ?? '',
    also,
    rhythm: 'at-once',
    ...Object.fromEntries(
      Object.entries(numbers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  }
}

/** Says what of a list's filter no alert can hold. */
function unheldText({ locale }: App, query: URLSearchParams): string {
  const asked = unheldFilters.flatMap(({ parameter }) => query.get(parameter) ?? [])
  return asked.length > 0 ? ` ${translateTo(locale)('alerts:notHeld', { words: asked.join(', ') })}` : ''
}

/** Counts the current matches, with a link to their list. */
export async function previewMatches(app: App, values: Values): Promise<FormHelp['preview']['answer']> {
  const t = translateTo(app.locale)
  const criteria = criteriaOf(values)
  const count = await countMatches(app.db, criteria)
  const text = t('alerts:count', { count })
  if (count === 0) return { text: t('alerts:countNone') }
  return { text, link: { text: t('alerts:see'), href: await listPathOf(app, criteria) } }
}

/** Places that a list's address can contain. */
const mostPlaces = 50

/** Path of the list with all matches; criteria that a list does not support are left out. */
export async function listPathOf(app: App, criteria: Criteria): Promise<string> {
  const { goal, types, zones, energyRank, priceMinCents, priceMaxCents, surfaceMin } = criteria
  const further = readStoredFilter(criteria.filter)
  const zips = await zipsIn(app.db, zones)
  const open = readCriteria(goal, new URLSearchParams())
  return await listPath(app, {
    ...open,
    ...further,
    zips: zips.length > mostPlaces ? further.zips : [...new Set([...further.zips, ...zips])],
    webIds: types.length > mostPlaces ? [] : types,
    priceMinCents: priceMinCents ?? undefined,
    priceMaxCents: priceMaxCents ?? undefined,
    bedroomsMin: criteria.bedroomsMin ?? undefined,
    bedroomsMax: criteria.bedroomsMax ?? undefined,
    surfaceMin: surfaceMin ?? undefined,
    energy: energyFilterLetters.find((letter) => energyRank !== null && lastRankOf(letter) === energyRank),
  })
}
