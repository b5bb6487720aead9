import { type FoundPicture, pictureVersion, uploadId, uploadSource } from '~/features/media/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { App, Services } from '~/platform/app.server'
import type { Testimonial } from './testimonial'
import { findApproved, isShownPicture, type StoredTestimonial } from './testimonials.repo.server'

/** Loads approved testimonials: those in the language of the page first, then the others, each the newest first. */
export async function shownTestimonials(app: App, most: number): Promise<Testimonial[]> {
  return (await findApproved(app.db, app.locale, most)).map((stored) => shownOf(app, stored))
}

/** Converts a stored testimonial to its public form, approved or not. */
export function shownOf({ locale, config }: App, stored: StoredTestimonial): Testimonial {
  const { id, at, name, about, website, comment, answer } = stored
  const { picture, pictureWidth, pictureHeight, pictureShown } = stored
  return {
    key: `visitor-${id}`,
    name,
    about: about || undefined,
    website: website || undefined,
    comment,
    answer: answer ?? undefined,
    day: brusselsDay(at),
    lang: stored.locale === locale ? undefined : stored.locale,
    picture:
      pictureShown && picture && pictureWidth && pictureHeight
        ? {
            id: uploadId(picture),
            name: 'testimonial',
            alt: '',
            version: pictureVersion(uploadSource(picture).url),
            width: pictureWidth,
            height: pictureHeight,
            base: config.mediaBaseUrl || undefined,
          }
        : undefined,
  }
}

/** For the picture service: finds the picture of an approved testimonial, and no other upload. */
export async function shownPicture(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<FoundPicture | undefined> {
  const name = id.slice(uploadId('').length)
  const shown = id.startsWith(uploadId('')) && (await isShownPicture(db, name))
  return shown ? uploadSource(name) : undefined
}
