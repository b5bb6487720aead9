import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import type { Settings } from './site'

const inUse: Locale[] = ['nl', 'fr', 'en']

/** What a site shows before its agency has loaded a site folder. It says nothing of an agency: none is known. */
export const emptySettings = (): Settings => ({
  identity: {
    name: 'Pignon',
    legalName: '',
    street: '',
    zip: '',
    city: {},
    country: {},
    phone: '',
    email: '',
    companyNumber: '',
    vatNumber: '',
    licence: '',
    insurer: '',
    policyNumber: '',
    conductUrl: '',
  },
  brand: { colours: {} },
  languages: {
    use: locales.map((code) => ({ code, use: inUse.includes(code) })),
    default: 'nl',
    flags: false,
  },
  header: { maxItems: 7, drawer: 'right', languageSwitcher: true },
  topBar: [],
  footer: { columns: [], links: [], newsletter: false, colours: {} },
  roles: {},
  search: {
    showSearchInput: true,
    showSearchButton: true,
    showSearchCount: true,
    showCountProperty: true,
    title: Object.fromEntries(locales.map((locale) => [locale, translateTo(locale)('content:empty.title')])),
  },
  siteInfo: {},
  map: { streetView: true },
  external: [],
})
