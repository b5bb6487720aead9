import { type FormHelp, many, type PreviewAnswer, type Values } from '~/features/forms/public'
import { type ListingCriteria, readCriteria } from '~/features/listings/public'
import { dataPathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { demandChoices, zoneLabel } from './alert-texts.server'
import { allTypes, criteriaOf } from './criteria'
import { listPathOf } from './demand-list.server'
import { demandCriteria } from './demand-register.form'
import { furtherChoices } from './further-choices.server'
import { furtherValues, unheldFilters } from './further-filters'
import { countMatches } from './matching.repo.server'
import { type Zone, zonesOfAreaId } from './zones'

/**
 * Data of the form beyond its texts: the choices, values from the address, and the number of current matches.
 * @param sent - values already typed
 */
export async function demandHelp(
  app: App,
  query: URLSearchParams,
  sent?: Values,
): Promise<Required<FormHelp>> {
  const values = valuesOfQuery(query)
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
      fields: [...demandCriteria.map(({ name }) => name), 'budget'],
      src: dataPathTo(app.locale, 'demand/count.json'),
      answer: { ...answer, text: answer.text + unheldText(app, query) },
    },
  }
}

/** Converts the criteria of a list into values of the form (P6). */
function valuesOfQuery(query: URLSearchParams): Values {
  const goal = query.get('goal') === 'rent' ? 'rent' : 'sale'
  const criteria = readCriteria(goal, query)
  const { webIds, priceMinCents, priceMaxCents, bedroomsMin, bedroomsMax, surfaceMin, energy } = criteria
  const numbers = {
    priceMin: priceMinCents && priceMinCents / 100,
    priceMax: priceMaxCents && priceMaxCents / 100,
    bedroomsMin,
    bedroomsMax,
    surfaceMin,
  }
  return {
    goal: query.has('goal') ? goal : '',
    type: typesOfList(query, webIds),
    zone: zonesOfList(criteria),
    energy: energy ?? '',
    also: furtherValues(criteria),
    rhythm: 'at-once',
    ...Object.fromEntries(
      Object.entries(numbers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  }
}

/** A list without a type asks for all of them; who comes from no list chooses. */
function typesOfList(query: URLSearchParams, webIds: readonly number[]): string[] {
  return webIds.length === 0 && query.has('goal') ? [allTypes] : webIds.map(String)
}

/** With a radius the places of a list are further filters, because all of them are alternatives. */
const zonesOfList = ({ areas, zips, around }: ListingCriteria): Zone[] =>
  around === undefined ? [...areas.flatMap(zonesOfAreaId), ...zips] : []

/** Says what of a list's filter no alert can hold. */
function unheldText({ locale }: App, query: URLSearchParams): string {
  const asked = unheldFilters.flatMap(({ parameter }) => query.get(parameter) ?? [])
  return asked.length > 0 ? ` ${translateTo(locale)('alerts:notHeld', { words: asked.join(', ') })}` : ''
}

/** Counts the current matches, with a link to their list; asks for the goal first where none is chosen. */
export async function previewMatches(app: App, values: Values): Promise<PreviewAnswer> {
  const t = translateTo(app.locale)
  if (!values.goal) return { text: t('alerts:countLater') }
  const criteria = criteriaOf(values)
  const count = await countMatches(app.db, criteria)
  const text = t('alerts:count', { count })
  if (count === 0) return { text: t('alerts:countNone') }
  return { text, link: { text: t('alerts:see'), href: await listPathOf(app, criteria) } }
}
