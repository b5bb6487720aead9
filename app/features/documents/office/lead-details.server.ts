import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { inLocale } from '~/kernel/locale'
import type { LeadDetails } from '~/platform/office/lead-details.server'
import { documentRequest } from '../document-request.form'
import { type DocumentOwner, findDocumentsOf, findRequestsOf } from '../documents.repo.server'

/** Which documents a lead asked for, as they are now, and until when its links are good (B14). */
export const documentDetails: LeadDetails = async (app, { form, email, listingId, projectId }) => {
  const owner = ownerOf(listingId, projectId)
  if (form !== documentRequest.name || !owner) return []
  const { db, locale, clock } = app
  const t = translateTo(locale)
  const [{ languages }, documents, requests] = await Promise.all([
    siteOf(db),
    findDocumentsOf(db, owner),
    email ? findRequestsOf(db, email) : [],
  ])
  const names = documents.map(({ names }) => inLocale(names, locale, languages.default))
  const asked = requests.find((one) => one.listingId === listingId && one.projectId === projectId)
  const isGood = asked && asked.until > clock.now()
  return [
    { label: t('documents:office.documents'), value: names.join(', ') },
    {
      label: t('documents:office.until'),
      value: isGood ? formatDay(brusselsDay(asked.until), locale) : t('documents:office.over'),
    },
  ].filter(({ value }) => value !== '')
}

/** A request is for a listing or a project; the other is null. */
function ownerOf(listing: number | null, project: number | null): DocumentOwner | undefined {
  if (listing !== null) return { listing }
  return project === null ? undefined : { project }
}
