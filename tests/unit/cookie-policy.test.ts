import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentKeys } from '~/features/consent/consent'
import { favouritesKey, seenKey } from '~/features/favourites/favourite-ids'
import { recentSearchesKey } from '~/features/search/recent-searches'
import { localeKey } from '~/i18n/detect'
import { popupKey } from '~/ui/shell/popup-rule'

const cookies = [localeKey, '__Host-confirmed', '__Host-owner', '__Host-owner-device']
const localStorageKeys = [localeKey, ...consentKeys, favouritesKey, seenKey, recentSearchesKey]
const sessionStorageKeys = [popupKey, 'utm_parameters']

/** The modules that may store something in the browser; each is answered for by a key above. */
const storing = [
  'features/consent/campaign.client.ts',
  'features/consent/consent.client.ts',
  'features/favourites/stored-ids.client.ts',
  'features/search/recent-searches.client.ts',
  'ui/shell/language.client.ts',
  'ui/shell/popup.client.ts',
]

test.each(['nl', 'fr', 'en', 'de'])(
  'C1 the cookie policy of the demo names in %s every key, and no other',
  (locale) => {
    const policy = readFileSync(`demo/site/pages/cookie-policy/${locale}.md`, 'utf8')
    const named = [...policy.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key)
    expect(named.toSorted()).toEqual([...cookies, ...localStorageKeys, ...sessionStorageKeys].toSorted())
  },
)

test('C1 no other module stores anything in the browser', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const stores = /\b(?:localStorage|sessionStorage|indexedDB)\s*[.[]/
  const found = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && stores.test(readFileSync(`app/${file}`, 'utf8')),
  )
  expect(found.toSorted()).toEqual(storing)
})
