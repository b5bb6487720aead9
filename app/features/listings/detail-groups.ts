import { formatArea } from '~/kernel/numbers'
import { day, type Fact, type Facts, fact, type MaybeFact, measure, number, year, yesNo } from './fact'
import { certificates, flood, planning } from './legal-facts'
import { financial } from './money-facts'

export type { Fact } from './fact'
export type FactGroup = { key: string; title: string; facts: Fact[] }

/** Every field that has a value, in its group, with unit and words (D1). Absent values leave no trace. */
export function factGroups(facts: Facts): FactGroup[] {
  const { t } = facts
  const groups = { general, surfaces, rooms, comfort, energy, planning, flood, financial, certificates }
  return Object.entries(groups)
    .map(([key, factsOf]) => ({
      key,
      title: t(`listings:groups.${key as keyof typeof groups}`),
      facts: factsOf(facts).filter((fact): fact is Fact => fact !== undefined),
    }))
    .filter(({ facts }) => facts.length > 0)
}

function general({ details: d, words, wordsLang, typeName, place, t, locale }: Facts): MaybeFact[] {
  const available = day(locale, words.availableFrom)
  return [
    fact(t, 'listings:fields.type', typeName),
    fact(t, 'listings:fields.place', place),
    fact(
      t,
      'listings:fields.availability',
      available,
      available === words.availableFrom ? wordsLang : undefined,
    ),
    fact(t, 'listings:fields.constructionYear', year(d.constructionYear)),
    fact(t, 'listings:fields.renovationYear', year(d.renovationYear)),
    fact(t, 'listings:fields.condition', words.condition, wordsLang),
    fact(t, 'listings:fields.facade', d.facade && t(`listings:facade.${d.facade}`)),
    fact(t, 'listings:fields.uniqueCode', d.uniqueCode),
  ]
}

function surfaces({ details: d, t, locale }: Facts): MaybeFact[] {
  const kinds = ['total', 'living', 'ground', 'constructed', 'garden', 'terrace', 'office', 'store'] as const
  return [
    ...kinds.map((kind) => {
      const m2 = d.surfaces?.[kind]
      return fact(
        t,
        `listings:fields.surfaces.${kind}`,
        m2 === undefined ? undefined : formatArea(m2, locale),
      )
    }),
    fact(t, 'listings:fields.frontWidth', measure(locale, d.frontWidth, 'm')),
    fact(t, 'listings:fields.plotWidth', measure(locale, d.plotWidth, 'm')),
  ]
}

function rooms({ details: d, t, locale }: Facts): MaybeFact[] {
  const kinds = [
    'bedrooms',
    'bathrooms',
    'showerRooms',
    'toilets',
    'garages',
    'parkings',
    'externalParkings',
    'floors',
    'floor',
    'facadeCount',
  ] as const
  return kinds.map((kind) => {
    const count = d.rooms?.[kind]
    const isGround = kind === 'floor' && count === 0
    const said = isGround ? t('listings:groundFloor') : number(locale, count)
    return fact(t, `listings:fields.rooms.${kind}`, said)
  })
}

function comfort({ details: d, words, wordsLang, t }: Facts): MaybeFact[] {
  const flags = [
    'furnished',
    'lift',
    'terrace',
    'garden',
    'garage',
    'cellar',
    'attic',
    'gas',
    'water',
    'electricityConnection',
    'drainConnection',
  ] as const
  return [
    fact(t, 'listings:fields.heating', words.heating, wordsLang),
    fact(t, 'listings:fields.glazing', words.glazing, wordsLang),
    fact(t, 'listings:fields.windowFrame', words.windowFrame, wordsLang),
    fact(t, 'listings:fields.kitchen', words.kitchen, wordsLang),
    fact(t, 'listings:fields.roofMaterial', words.roofMaterial, wordsLang),
    ...flags.map((flag) => fact(t, `listings:fields.has.${flag}`, yesNo(t, d.has?.[flag]))),
  ]
}

function energy({ details: { energy: e }, t, locale }: Facts): MaybeFact[] {
  if (!e) return []
  return [
    fact(
      t,
      'listings:fields.energy.state',
      e.state && e.state !== 'known' ? t(`listings:energy.${e.state}`) : undefined,
    ),
    fact(t, 'listings:fields.energy.value', measure(locale, e.value, t('listings:units.kwhPerM2Year'))),
    fact(t, 'listings:fields.energy.total', measure(locale, e.total, t('listings:units.kwhPerYear'))),
    fact(t, 'listings:fields.energy.co2', measure(locale, e.co2, t('listings:units.co2PerM2Year'))),
    fact(t, 'listings:fields.energy.eLevel', number(locale, e.eLevel)),
    fact(t, 'listings:fields.energy.insulationLabel', e.insulationLabel),
    fact(t, 'listings:fields.energy.number', e.number),
    fact(t, 'listings:fields.energy.validUntil', day(locale, e.validUntil)),
  ]
}
