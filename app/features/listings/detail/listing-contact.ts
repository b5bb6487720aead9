import type { Site } from '~/features/content/public'
import type { ListingDetails } from '~/kernel/listing-details'
import { groupPhone, telHref } from '~/kernel/phone'

/** Returns the listing's agent, else the agency. */
export function getListingContact({ identity }: Site, agent: ListingDetails['agent']) {
  const phone = agent?.phone ?? identity.phone
  const email = agent?.email ?? identity.email
  return {
    name: agent?.name ?? identity.name,
    licence: agent?.number,
    phone: groupPhone(phone),
    phoneHref: telHref(phone),
    email,
  }
}

export type ListingContact = ReturnType<typeof getListingContact>
