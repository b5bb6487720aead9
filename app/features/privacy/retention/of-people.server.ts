import { deviceDays, linkLasts } from '~/features/accounts/public.server'
import { confirmHours } from '~/features/confirmation/public.server'
import { linkDays } from '~/features/documents/public.server'
import { sessionDays } from '~/features/owners/public.server'
import type { StoredData } from './stored-data'

/** What visitors and owners leave. */
export const dataOfPeople: StoredData[] = [
  {
    what: 'leads, with their history',
    tables: ['leads', 'lead_entries', 'webhook_deliveries'],
    period: 'leads',
    why: 'people come back to an agency after a year and more; then nobody asks again. What the agency did with a lead, and its way to the CRM, end with it',
  },
  {
    what: 'leads that were put aside as spam, with their history',
    rowsOf: ['leads', 'lead_entries', 'webhook_deliveries'],
    period: 'spam',
    after: 'they were put aside; a booking ends with its appointment',
    why: "so long can a member of staff take it back; by its lead a booking is kept from the home's owner",
  },
  {
    what: 'addresses whose leads are put aside as spam',
    tables: ['blocked_addresses'],
    period: 'blocked',
    after: 'they were blocked',
    why: 'as leads; sooner when a member of staff takes it back',
  },
  {
    what: 'people: name, telephone, addresses, the note of the agency',
    tables: ['people', 'person_addresses'],
    period: 'people',
    after: 'they first wrote, when no lead and no appointment tells of them any more',
    why: 'they end with what they sent',
  },
  {
    what: 'appointments, with what was said afterwards',
    tables: ['appointments'],
    period: 'appointments',
    after: 'they took place',
    why: 'as leads. A time that is held for a mailed link ends after 30 minutes, deleted with the next booking or in the night',
  },
  {
    what: 'mails, sent or failed for good',
    tables: ['mails'],
    files: ['mail'],
    period: 'mails',
    why: 'to answer "I never got your mail"; what was asked is kept apart. A mail that still has to go out stays',
  },
  {
    what: 'testimonials that are not shown',
    tables: ['testimonials'],
    period: 'testimonials',
    after: 'the last decision; without one, after they were sent or entered',
    why: 'a decision can be changed; one that is shown stays while it is',
  },
  {
    what: 'pictures of forms that were not sent to their end',
    files: ['uploads'],
    period: 'pictures',
    why: `a mailed link can send them within ${confirmHours} hours; those of testimonials and of members of staff stay as long as these`,
  },
  {
    what: 'that an address was confirmed',
    tables: ['confirmed_addresses'],
    period: 'confirmed',
    after: 'the last time',
    why: 'as leads; a keyed hash',
  },
  {
    what: 'searches that nobody confirmed',
    tables: ['demands'],
    period: 'demands',
    why: 'so long is the link good; one that runs ends by a mail after a year',
  },
  {
    what: 'who asked for documents',
    tables: ['document_requests'],
    period: 'documents',
    after: `${linkDays} days, when the links end`,
    why: 'the lead is kept as leads are',
  },
  {
    what: 'who stopped the newsletter',
    tables: ['newsletter_subscribers'],
    period: 'newsletter',
    why: 'the proof that they once wanted it; longer while a mailed link is good that starts it again',
  },
  {
    what: 'who never confirmed the newsletter',
    rowsOf: ['newsletter_subscribers'],
    period: 'newsletterUnconfirmed',
    why: 'longer than anybody looks for the mail with the link',
  },
  {
    what: 'forms that wait for a mailed link',
    tables: ['pending_submissions'],
    period: 'pending',
    after: `${confirmHours} hours`,
    why: 'so long is the link good',
  },
  {
    what: 'accounts of owners, and which listings are theirs',
    tables: ['owners', 'owner_listings'],
    until: 'until the agency removes them or the owner has them erased',
    why: "they end with the agency's work for the owner, which the site does not know",
  },
  {
    what: 'logins of owners',
    tables: ['owner_sessions'],
    until: `${sessionDays.unused} days unused, ${sessionDays.used} days however used; sooner at a logout or a new password`,
    why: "then they are over; deleted at 4:20 by a job of the owners' own, as the next two are",
  },
  {
    what: 'browsers that an owner logged in with',
    tables: ['owner_devices'],
    until: `${deviceDays} days after the last login`,
    why: 'so long are their cookies good',
  },
  {
    what: 'links that set a password',
    tables: ['owner_links'],
    until: `${linkLasts.reset} minutes, an invitation ${linkLasts.invitation / 60 / 24} days; none after a new password`,
    why: 'so long are they good',
  },
  {
    what: 'proofs of a choice of cookies',
    tables: ['consent_records'],
    period: 'consents',
    why: 'as long as somebody may ask for it; they hold nothing of a person',
  },
  {
    what: 'proofs of an erasure',
    tables: ['erasures'],
    files: ['erasures.jsonl'],
    until: 'kept',
    why: 'a time, numbers and a keyed hash; after an older backup is restored they tell what to erase again',
  },
]
