type Row = [original: string, nl: string, fr: string]

/**
 * Specification 2.2, row by row; a bare slug there means `/{lang}/{slug}/`. The addresses are the product's own
 * (app/i18n/page-table.ts) and those of the demo agency's content (demo/site).
 */
export const pageRoutes: Row[] = [
  ['/', '/nl/', '/fr/'],
  ['/for-sale/', '/nl/te-koop/', '/fr/a-vendre/'],
  ['/for-rent/', '/nl/te-huur/', '/fr/a-louer/'],
  ['/contact/', '/nl/contact/', '/fr/contact/'],
  ['/services/', '/nl/diensten/', '/fr/services/'],
  ['/demand-register/', '/nl/zoekopdracht/', '/fr/tenez-moi-au-courant/'],
  ['/contact-demand/', '/nl/gratis-schatting/', '/fr/estimation-gratuite/'],
  [
    '/contact-demand/Estimation-en-ligne/',
    '/nl/gratis-schatting/online-schatting/',
    '/fr/estimation-gratuite/estimation-en-ligne/',
  ],
  [
    '/contact-demand/Prenez-rendez-vous/',
    '/nl/gratis-schatting/afspraak-maken/',
    '/fr/estimation-gratuite/prenez-rendez-vous/',
  ],
  ['/privacy/', '/nl/privacy-statement/', '/fr/privacy-statement/'],
  ['/Cookie-policy/', '/nl/cookie-policy/', '/fr/cookie-policy/'],
  ['/Disclaimer/', '/nl/disclaimer/', '/fr/disclaimer/'],
  ['/Références/', '/nl/referenties/', '/fr/references/'],
  ['/Jobs/', '/nl/jobs/', '/fr/jobs/'],
  ['/Aventure/', '/nl/avontuur/', '/fr/aventure/'],
  ['/login/', '/nl/login/', '/fr/login/'],
]

/** L8: a French path that the specification does not give is the original behind `/fr`. */
export const articleRoutes: Row[] = [
  ['/services/vente/', '/nl/services/verkoop/', '/fr/services/vente/'],
  ['/services/location/', '/nl/services/verhuur/', '/fr/services/location/'],
  ['/services/gestion-locative/', '/nl/services/beheer-verhuur/', '/fr/services/gestion-locative/'],
  ['/services/expertise---estimation/', '/nl/services/schatting/', '/fr/services/expertise---estimation/'],
  [
    '/services/promotion-immobiliere/',
    '/nl/services/vastgoed-ontwikkeling/',
    '/fr/services/promotion-immobiliere/',
  ],
  [
    '/aventure/van-hippomobile--a-louer/',
    '/nl/aventure/van-hippomobile--a-louer/',
    '/fr/aventure/van-hippomobile--a-louer/',
  ],
  [
    '/aventure/camping-car--a-louer/',
    '/nl/aventure/camping-car--a-louer/',
    '/fr/aventure/camping-car--a-louer/',
  ],
]

/** L9, special cases included; the last three are ours. */
export const thanksRoutes: Row[] = [
  ['/feedback/contact-me/', '/nl/bedankt/contact-me/', '/fr/merci/contact-me/'],
  ['/feedback/contact-appointment/', '/nl/bedankt/contact-appointment/', '/fr/merci/contact-appointment/'],
  ['/feedback/contact-construction/', '/nl/bedankt/contact-construction/', '/fr/merci/contact-construction/'],
  ['/feedback/contact-demand/', '/nl/bedankt/gratis-schatting/', '/fr/merci/estimation-gratuite/'],
  ['/feedback/demand-register/', '/nl/bedankt/demand-register/', '/fr/merci/demand-register/'],
  ['/feedback/send-to-friend/', '/nl/bedankt/send-to-friend/', '/fr/merci/send-to-friend/'],
  ['/feedback/site-contact/', '/nl/bedankt/neem-contact-met-ons-op/', '/fr/merci/prenez-contact-avec-nous/'],
  ['/feedback/sign-newsletter/', '/nl/bedankt/sign-newsletter/', '/fr/merci/newsletter/'],
  ['/feedback/testing-testing/', '/nl/bedankt/testing-testing/', '/fr/merci/testing-testing/'],
  ['/feedback/document-request/', '/nl/bedankt/document-request/', '/fr/merci/document-request/'],
  ['/feedback/testimonial/', '/nl/bedankt/testimonial/', '/fr/merci/testimonial/'],
  ['/feedback/vehicle-request/', '/nl/bedankt/vehicle-request/', '/fr/merci/vehicle-request/'],
]

export const allRoutes: Row[] = [...pageRoutes, ...articleRoutes, ...thanksRoutes]
