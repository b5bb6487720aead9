import { translateTo } from '~/i18n/texts.server'
import { type Locale, locales } from '~/kernel/locale'
import type { Site } from './site'

const inUse: Locale[] = ['nl', 'fr', 'en']

const everywhere = (say: (t: ReturnType<typeof translateTo>) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, say(translateTo(locale))]))

/** What a site shows before its agency has loaded a site folder. It says nothing of an agency: none is known. */
export const emptySite = (): Site => ({
  isLoaded: false,
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
  locales: inUse,
  languages: {
    use: locales.map((code) => ({ code, use: inUse.includes(code) })),
    default: 'nl',
    flags: false,
  },
  search: {
    showSearchInput: true,
    showSearchButton: true,
    showSearchCount: true,
    showCountProperty: true,
    title: everywhere((t) => t('content:empty.title')),
  },
  menu: {
    maxItems: 7,
    drawer: 'right',
    items: [
      { page: 'for-sale', title: everywhere((t) => t('content:empty.forSale')), status: 'Published' },
      { page: 'for-rent', title: everywhere((t) => t('content:empty.forRent')), status: 'Published' },
    ],
  },
  topBar: [],
  footer: { columns: [] },
  home: { description: everywhere((t) => t('content:empty.description')) },
  external: [],
  pictureVersion: '',
  folder: '.',
})
