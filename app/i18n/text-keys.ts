import type accounts from '~/features/accounts/texts/nl.json'
import type alertsOffice from '~/features/alerts/office/texts/nl.json'
import type alerts from '~/features/alerts/texts/nl.json'
import type appointments from '~/features/appointments/texts/nl.json'
import type confirmation from '~/features/confirmation/texts/nl.json'
import type consent from '~/features/consent/texts/nl.json'
import type content from '~/features/content/texts/nl.json'
import type documents from '~/features/documents/texts/nl.json'
import type favourites from '~/features/favourites/texts/nl.json'
import type feedOffice from '~/features/feed/office/texts/nl.json'
import type forms from '~/features/forms/texts/nl.json'
import type friends from '~/features/friends/texts/nl.json'
import type leadsOffice from '~/features/leads/office/texts/nl.json'
import type leads from '~/features/leads/texts/nl.json'
import type listings from '~/features/listings/texts/nl.json'
import type mailOffice from '~/features/mail/office/texts/nl.json'
import type mail from '~/features/mail/texts/nl.json'
import type map from '~/features/map/texts/nl.json'
import type newsletterOffice from '~/features/newsletter/office/texts/nl.json'
import type newsletter from '~/features/newsletter/texts/nl.json'
import type owners from '~/features/owners/texts/nl.json'
import type peopleOffice from '~/features/people/office/texts/nl.json'
import type places from '~/features/places/texts/nl.json'
import type privacy from '~/features/privacy/texts/nl.json'
import type search from '~/features/search/texts/nl.json'
import type staff from '~/features/staff/texts/nl.json'
import type testimonialsOffice from '~/features/testimonials/office/texts/nl.json'
import type testimonials from '~/features/testimonials/texts/nl.json'
import type valuation from '~/features/valuation/texts/nl.json'
import type visits from '~/features/visits/texts/nl.json'
import type office from '~/ui/office/texts/nl.json'
import type ui from '~/ui/texts/nl.json'

type Leaves<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : Leaves<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

/** The key of every text, as `room:dotted.key`. */
export type TextKey =
  | Leaves<typeof accounts, 'accounts:'>
  | Leaves<typeof alerts, 'alerts:'>
  | Leaves<typeof alertsOffice, 'alerts-office:'>
  | Leaves<typeof appointments, 'appointments:'>
  | Leaves<typeof confirmation, 'confirmation:'>
  | Leaves<typeof consent, 'consent:'>
  | Leaves<typeof content, 'content:'>
  | Leaves<typeof documents, 'documents:'>
  | Leaves<typeof favourites, 'favourites:'>
  | Leaves<typeof feedOffice, 'feed-office:'>
  | Leaves<typeof forms, 'forms:'>
  | Leaves<typeof friends, 'friends:'>
  | Leaves<typeof leads, 'leads:'>
  | Leaves<typeof leadsOffice, 'leads-office:'>
  | Leaves<typeof listings, 'listings:'>
  | Leaves<typeof mail, 'mail:'>
  | Leaves<typeof mailOffice, 'mail-office:'>
  | Leaves<typeof map, 'map:'>
  | Leaves<typeof newsletter, 'newsletter:'>
  | Leaves<typeof newsletterOffice, 'newsletter-office:'>
  | Leaves<typeof office, 'office:'>
  | Leaves<typeof owners, 'owners:'>
  | Leaves<typeof peopleOffice, 'people-office:'>
  | Leaves<typeof places, 'places:'>
  | Leaves<typeof privacy, 'privacy:'>
  | Leaves<typeof search, 'search:'>
  | Leaves<typeof staff, 'staff:'>
  | Leaves<typeof testimonials, 'testimonials:'>
  | Leaves<typeof testimonialsOffice, 'testimonials-office:'>
  | Leaves<typeof ui, 'ui:'>
  | Leaves<typeof valuation, 'valuation:'>
  | Leaves<typeof visits, 'visits:'>
