import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Consent, categories, consentKeys, readConsent, toConsent, toStorageEntries } from './consent'
import { consentMode } from './consent-mode'

const everything: Consent = {
  necessary: true,
  analytical: true,
  marketing: true,
  social: true,
  unclassified: true,
}
const onlyNecessary: Consent = {
  necessary: true,
  analytical: false,
  marketing: false,
  social: false,
  unclassified: false,
}
const someConsent = fc.record({
  necessary: fc.constant(true),
  analytical: fc.boolean(),
  marketing: fc.boolean(),
  social: fc.boolean(),
  unclassified: fc.boolean(),
})

/** Reads the consent from a storage with these entries. */
const readFrom = (entries: Iterable<readonly [string, string]>) => {
  const storage = new Map(entries)
  return readConsent((key) => storage.get(key) ?? null)
}

test('C1 accepting all allows everything, declining leaves only the necessary category', () => {
  expect(toConsent('accept-all')).toEqual(everything)
  expect(toConsent('only-functional')).toEqual(onlyNecessary)
  expect(toConsent('only-functional', ['analytical', 'marketing'])).toEqual(onlyNecessary)
})

test('C1 a selection allows the selected categories and the necessary one', () => {
  expect(toConsent('selection', ['analytical'])).toEqual({ ...onlyNecessary, analytical: true })
  expect(toConsent('selection')).toEqual(onlyNecessary)
  expect(toConsent('selection', ['necessary', 'social', 'social', 'elsewhere'])).toEqual({
    ...onlyNecessary,
    social: true,
  })
})

test.each<[consent: Partial<Consent>, mode: Record<string, string>]>([
  [
    { analytical: true },
    {
      ad_user_data: 'denied',
      ad_storage: 'denied',
      analytics_storage: 'granted',
      ad_personalization: 'denied',
    },
  ],
  [
    { marketing: true },
    {
      ad_user_data: 'granted',
      ad_storage: 'granted',
      analytics_storage: 'denied',
      ad_personalization: 'granted',
    },
  ],
  [
    { social: true, unclassified: true },
    {
      ad_user_data: 'denied',
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_personalization: 'denied',
    },
  ],
])('C1 of Consent Mode %j grants %j', (consent, mode) => {
  expect(consentMode({ ...onlyNecessary, ...consent })).toEqual(mode)
})

test('C2 a choice is stored under five keys: the categories as JSON, each flag granted or denied', () => {
  expect(Object.fromEntries(toStorageEntries(toConsent('selection', ['analytical'])))).toEqual({
    consent: '{"necessary":true,"analytical":true,"marketing":false,"social":false,"unclassified":false}',
    consentAdUserData: 'denied',
    consentAdStorage: 'denied',
    consentAnalyticsStorage: 'granted',
    consentAdPersonalization: 'denied',
  })
  expect(
    toStorageEntries(onlyNecessary)
      .map(([key]) => key)
      .sort(),
  ).toEqual([...consentKeys].sort())
})

test('C2 every choice is read back as it was stored', () => {
  fc.assert(
    fc.property(someConsent, (consent) => {
      expect(readFrom(toStorageEntries(consent))).toEqual(consent)
    }),
  )
})

test('C2 the stored flags match Google’s Consent Mode', () => {
  fc.assert(
    fc.property(someConsent, (consent) => {
      const flags = Object.fromEntries(toStorageEntries(consent))
      expect(consentMode(consent)).toEqual({
        ad_user_data: flags.consentAdUserData,
        ad_storage: flags.consentAdStorage,
        ad_personalization: flags.consentAdPersonalization,
        analytics_storage: flags.consentAnalyticsStorage,
      })
    }),
  )
})

test('C2 without a stored choice the visitor is asked', () => {
  expect(readFrom([])).toBeUndefined()
  expect(readFrom([['consentAnalyticsStorage', 'granted']])).toBeUndefined()
})

test.each([
  '',
  'true',
  'null',
  '"all"',
  '[true,true,true,true,true]',
  '{}',
  '{"necessary":true}',
  '{"necessary":1,"analytical":1,"marketing":1,"social":1,"unclassified":1}',
  '{"__proto__":{"necessary":true,"analytical":true,"marketing":true,"social":true,"unclassified":true}}',
  '{"necessary":true,"analytical":true,"marketing":true,"social":true',
])('C2 %j is no choice: the visitor is asked again', (text) => {
  expect(readFrom([...toStorageEntries(everything), ['consent', text]])).toBeUndefined()
})

test('C2 a flag other than "granted" counts as a refusal of its category', () => {
  const without = (key: string, value: string) => readFrom([...toStorageEntries(everything), [key, value]])
  expect(without('consentAnalyticsStorage', 'denied')).toEqual({ ...everything, analytical: false })
  for (const key of ['consentAdUserData', 'consentAdStorage', 'consentAdPersonalization']) {
    expect(without(key, 'GRANTED')).toEqual({ ...everything, marketing: false })
  }
})

test('C2 no content of the storage extends a choice', () => {
  const anyText = fc.oneof(fc.string(), fc.json(), fc.constantFrom('granted', 'denied', 'true'))
  fc.assert(
    fc.property(someConsent, fc.constantFrom(...consentKeys), anyText, (consent, key, text) => {
      const storage = new Map([...toStorageEntries(consent), [key, text]])
      const read = readConsent((name) => storage.get(name) ?? null)
      if (!read) return
      const stored = key === 'consent' ? (JSON.parse(text) as Consent) : consent
      for (const category of categories.slice(1)) expect(read[category] && !stored[category]).toBe(false)
      expect(read.necessary).toBe(true)
    }),
  )
})
