import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import { officeSchema } from './office.schema'
import type { Settings } from './site'

const inUse: Locale[] = ['nl', 'fr', 'en']

/** The site before an agency has imported its site folder; it shows no agency's data. */
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
    amounts: 'nl-BE',
  },
  header: { maxItems: 7, drawer: 'right', logo: 'small', languageSwitcher: true },
  topBar: [],
  footer: { columns: [], links: [], newsletter: false, colours: {} },
  roles: {},
  forms: { title: 'optional', titles: ['mr', 'ms'] },
  search: {
    showSearchInput: true,
    showSearchButton: true,
    showSearchCount: true,
    showCountProperty: true,
    title: Object.fromEntries(locales.map((locale) => [locale, translateTo(locale)('content:empty.title')])),
  },
  siteInfo: {},
  map: { streetView: true },
  testimonials: {},
  sale: {},
  team: [],
  figures: {},
  office: officeSchema.parse(undefined),
  external: [],
})
