import { deleteUpload } from '~/features/media/public.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { PersonalData } from '~/platform/personal-data.server'
import { deleteByEmail, deleteUnshownBefore, findByEmail } from './testimonials.repo.server'

/** Personal data of testimonials, with their pictures. */
export const testimonialData: PersonalData = {
  name: 'testimonials',
  tables: ['testimonials'],
  export: async (db, email) =>
    (await findByEmail(db, email)).map(
      ({
        at,
        locale,
        name,
        about,
        website,
        comment,
        picture,
        state,
        decidedAt,
        consentVersion,
        ...rest
      }) => ({
        at,
        language: locale,
        name,
        about,
        website,
        comment,
        hasPicture: picture !== null,
        state,
        decidedAt,
        answer: rest.answer,
        answeredAt: rest.answeredAt,
        agreedBy: rest.agreedBy,
        agreedOn: rest.agreedOn,
        privacyWords: consentVersion,
      }),
    ),
  delete: async (tx, email) => {
    const deleted = await deleteByEmail(tx, email)
    if (deleted.some(({ state }) => state === 'approved')) await bumpContentVersion(tx)
    const pictures = deleted.flatMap(({ picture }) => picture ?? [])
    return {
      count: deleted.length,
      after: async ({ storage }) => {
        for (const picture of pictures) await deleteUpload(storage, picture)
      },
    }
  },
  // Their pictures are deleted with abandoned uploads.
  forgetBefore: async ({ db }, instant) => await deleteUnshownBefore(db, instant),
}
