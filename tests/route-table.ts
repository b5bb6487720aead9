type Row = [original: string, nl: string, fr: string, en: string]

/**
 * Specification 2.2, row by row; a bare slug there means `/{lang}/{slug}/`. The addresses are the product's own
 * (app/i18n/page-table.ts) and those of the demo agency's content (demo/site).
 */
export const pageRoutes: Row[] = [
  ['/', '/nl/', '/fr/', '/en/'],
  ['/for-sale/', '/nl/te-koop/', '/fr/a-vendre/', '/en/for-sale/'],
  ['/for-rent/', '/nl/te-huur/', '/fr/a-louer/', '/en/for-rent/'],
  ['/contact/', '/nl/contact/', '/fr/contact/', '/en/contact/'],
  ['/services/', '/nl/diensten/', '/fr/services/', '/en/services/'],
  ['/demand-register/', '/nl/zoekopdracht/', '/fr/tenez-moi-au-courant/', '/en/search-alert/'],
  ['/contact-demand/', '/nl/gratis-schatting/', '/fr/estimation-gratuite/', '/en/free-valuation/'],
  [
    '/contact-demand/Estimation-en-ligne/',
    '/nl/gratis-schatting/online-schatting/',
    '/fr/estimation-gratuite/estimation-en-ligne/',
    '/en/free-valuation/online-estimate/',
  ],
  [
    '/contact-demand/Prenez-rendez-vous/',
    '/nl/gratis-schatting/afspraak-maken/',
    '/fr/estimation-gratuite/prenez-rendez-vous/',
    '/en/free-valuation/book-an-appointment/',
  ],
  ['/privacy/', '/nl/privacy-statement/', '/fr/privacy-statement/', '/en/privacy/'],
  ['/Cookie-policy/', '/nl/cookie-policy/', '/fr/cookie-policy/', '/en/cookie-policy/'],
  ['/Disclaimer/', '/nl/disclaimer/', '/fr/disclaimer/', '/en/disclaimer/'],
  ['/Références/', '/nl/referenties/', '/fr/references/', '/en/references/'],
  ['/Jobs/', '/nl/jobs/', '/fr/jobs/', '/en/jobs/'],
  ['/Aventure/', '/nl/avontuur/', '/fr/aventure/', '/en/adventure/'],
  ['/login/', '/nl/login/', '/fr/login/', '/en/login/'],
]

/** L8: a French path that the specification does not give is the original behind `/fr`. */
export const articleRoutes: Row[] = [
  ['/services/vente/', '/nl/services/verkoop/', '/fr/services/vente/', '/en/services/selling/'],
  ['/services/location/', '/nl/services/verhuur/', '/fr/services/location/', '/en/services/letting/'],
  [
    '/services/gestion-locative/',
    '/nl/services/beheer-verhuur/',
    '/fr/services/gestion-locative/',
    '/en/services/rental-management/',
  ],
  [
    '/services/expertise---estimation/',
    '/nl/services/schatting/',
    '/fr/services/expertise---estimation/',
    '/en/services/valuation/',
  ],
  [
    '/services/promotion-immobiliere/',
    '/nl/services/vastgoed-ontwikkeling/',
    '/fr/services/promotion-immobiliere/',
    '/en/services/property-development/',
  ],
  [
    '/aventure/van-hippomobile--a-louer/',
    '/nl/aventure/van-hippomobile--a-louer/',
    '/fr/aventure/van-hippomobile--a-louer/',
    '/en/adventure/horse-drawn-van-to-rent/',
  ],
  [
    '/aventure/camping-car--a-louer/',
    '/nl/aventure/camping-car--a-louer/',
    '/fr/aventure/camping-car--a-louer/',
    '/en/adventure/camper-van-to-rent/',
  ],
]

/** L9, special cases included; the last three are ours. */
export const thanksRoutes: Row[] = [
  ['/feedback/contact-me/', '/nl/bedankt/contact-me/', '/fr/merci/contact-me/', '/en/thank-you/contact-me/'],
  [
    '/feedback/contact-appointment/',
    '/nl/bedankt/contact-appointment/',
    '/fr/merci/contact-appointment/',
    '/en/thank-you/contact-appointment/',
  ],
  [
    '/feedback/contact-construction/',
    '/nl/bedankt/contact-construction/',
    '/fr/merci/contact-construction/',
    '/en/thank-you/contact-construction/',
  ],
  [
    '/feedback/contact-demand/',
    '/nl/bedankt/gratis-schatting/',
    '/fr/merci/estimation-gratuite/',
    '/en/thank-you/free-valuation/',
  ],
  [
    '/feedback/demand-register/',
    '/nl/bedankt/demand-register/',
    '/fr/merci/demand-register/',
    '/en/thank-you/search-alert/',
  ],
  [
    '/feedback/send-to-friend/',
    '/nl/bedankt/send-to-friend/',
    '/fr/merci/send-to-friend/',
    '/en/thank-you/send-to-friend/',
  ],
  [
    '/feedback/site-contact/',
    '/nl/bedankt/neem-contact-met-ons-op/',
    '/fr/merci/prenez-contact-avec-nous/',
    '/en/thank-you/site-contact/',
  ],
  [
    '/feedback/sign-newsletter/',
    '/nl/bedankt/sign-newsletter/',
    '/fr/merci/newsletter/',
    '/en/thank-you/sign-newsletter/',
  ],
  [
    '/feedback/testing-testing/',
    '/nl/bedankt/testing-testing/',
    '/fr/merci/testing-testing/',
    '/en/thank-you/testing-testing/',
  ],
  [
    '/feedback/document-request/',
    '/nl/bedankt/document-request/',
    '/fr/merci/document-request/',
    '/en/thank-you/document-request/',
  ],
  [
    '/feedback/testimonial/',
    '/nl/bedankt/testimonial/',
    '/fr/merci/testimonial/',
    '/en/thank-you/testimonial/',
  ],
  [
    '/feedback/vehicle-request/',
    '/nl/bedankt/vehicle-request/',
    '/fr/merci/vehicle-request/',
    '/en/thank-you/vehicle-request/',
  ],
]

export const allRoutes: Row[] = [...pageRoutes, ...articleRoutes, ...thanksRoutes]
