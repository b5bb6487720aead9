import { agentProfileOf, type PersonPlace, type Site } from '~/features/content/public.server'
import type { ListingDetails } from '~/kernel/listing-details'
import { groupPhone, telHref } from '~/kernel/phone'

/** Returns the listing's agent, else the agency. */
export function getListingContact(site: Site, agent: ListingDetails['agent'], place: PersonPlace) {
  const person = agent && agentProfileOf(site, agent, place)
  const { name, licence, phone, phoneHref, email } = person ?? agencyOf(site)
  return { name, licence, phone, phoneHref, email, person }
}

const agencyOf = ({ identity: { name, phone, email } }: Site) => ({
  ...{ name, email, licence: undefined },
  phone: groupPhone(phone),
  phoneHref: telHref(phone),
})

export type ListingContact = ReturnType<typeof getListingContact>
