/** What a site shows before its agency has loaded a site folder. */
export const emptySite = {
  identity: {
    name: 'Pignon',
    legalName: '–',
    street: '–',
    zip: '0000',
    city: { nl: '–' },
    country: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' },
    phone: '000000',
    email: 'agency@localhost.example',
    companyNumber: '–',
    vatNumber: '–',
    licence: '000.000',
    insurer: '–',
    policyNumber: '–',
    conductUrl: 'https://www.biv.be/',
  },
  languages: {
    use: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
      { code: 'en', use: true },
      { code: 'de', use: false },
    ],
    default: 'nl',
  },
  search: {
    title: {
      nl: 'Vind uw thuis',
      fr: 'Trouvez votre chez-vous',
      en: 'Find your home',
      de: 'Finden Sie Ihr Zuhause',
    },
  },
  menu: {
    items: [
      { page: 'for-sale', title: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' } },
      { page: 'for-rent', title: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' } },
    ],
  },
  footer: {},
  home: {
    picture: { file: 'none', width: 1920, height: 1080, alt: {} },
    description: { nl: 'Vastgoed te koop en te huur' },
  },
  pictureVersion: '00000000',
  folder: '.',
}
