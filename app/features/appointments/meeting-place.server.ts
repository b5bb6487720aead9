import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import { findViewingPlace, type ViewingPlace } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Appointment } from './appointments.repo.server'
import { availabilityOf } from './wish.server'

type MeetingPlaceInput = Pick<Appointment, 'kind' | 'fields' | 'listingId'>

/** A mail to the visitor repeats nothing typed (S-01); the page behind their signed link may. */
export type Reader = 'agency' | 'mail' | 'page'

/** Where the two meet. */
export type MeetingPlace = {
  place: string
  /** Of the listing; a valuation has none. */
  reference?: string
  /** The agent calls the visitor to tell where it is. */
  callsFirst: boolean
}

/**
 * The agency always reads the whole address; of one that is not published, its setting decides what the visitor is
 * told (A1).
 */
export async function meetingPlace(
  app: App,
  met: MeetingPlaceInput,
  { reader, locale }: { reader: Reader; locale: Locale },
): Promise<MeetingPlace> {
  if (met.kind === 'valuation') return { place: ownersPlace(met, reader, locale), callsFirst: false }
  const found = met.listingId ? await findViewingPlace(app, met.listingId, locale) : undefined
  if (!found) return { place: '', callsFirst: false }
  const { reference, full } = found
  if (reader === 'agency') return { reference, place: full, callsFirst: false }
  const tells = availabilityOf(await siteOf(app.db)).keptAddress === 'confirm'
  return { reference, ...placeForVisitor(found, tells) }
}

const placeForVisitor = ({ full, shown }: ViewingPlace, tells: boolean) =>
  tells || full === shown ? { place: full, callsFirst: false } : { place: shown, callsFirst: true }

function ownersPlace({ fields }: MeetingPlaceInput, reader: Reader, locale: Locale): string {
  // Whoever typed the street of a valuation need not be the reader of the mail.
  if (reader === 'mail') return translateTo(locale)('appointments:atYours')
  const town = [one(fields, 'zip'), one(fields, 'city')].filter(Boolean).join(' ')
  return [one(fields, 'street'), town].filter(Boolean).join(', ')
}

/** The facts of the place on a page or in a mail. */
export function placeFacts({ place, reference = '', callsFirst }: MeetingPlace, locale: Locale) {
  const t = translateTo(locale)
  return [
    {
      label: t('appointments:fact.where'),
      value: callsFirst ? t('appointments:callsFirst', { place }) : place,
    },
    { label: t('appointments:fact.reference'), value: reference },
  ]
}
