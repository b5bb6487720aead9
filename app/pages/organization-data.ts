import type { RealEstateAgent, WithContext } from 'schema-dts'
import { dialledNumber } from '~/kernel/phone'
import type { PageView } from './page-view.server'

/** Describes the agency for search engines. @see https://schema.org/RealEstateAgent */
export function organizationData(
  { site: { identity }, say }: Pick<PageView, 'site' | 'say'>,
  publicUrl: string,
): WithContext<RealEstateAgent> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${publicUrl}/#agency`,
    name: identity.name,
    legalName: identity.legalName,
    url: publicUrl,
    telephone: dialledNumber(identity.phone),
    email: identity.email,
    vatID: identity.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: identity.street,
      postalCode: identity.zip,
      addressLocality: say(identity.city),
      addressCountry: say(identity.country),
    },
  }
}
