import type { RealEstateAgent, WithContext } from 'schema-dts'
import type { Site } from './site-model'

/** The agency for search engines. @see https://schema.org/RealEstateAgent */
export function organizationData({ identity }: Site, publicUrl: string): WithContext<RealEstateAgent> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${publicUrl}/#agency`,
    name: identity.name,
    legalName: identity.legalName,
    url: publicUrl,
    telephone: identity.phone,
    email: identity.email,
    vatID: identity.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: identity.street,
      postalCode: identity.zip,
      addressLocality: Object.values(identity.city)[0],
    },
  }
}
