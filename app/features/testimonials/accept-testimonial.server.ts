import { createHash, randomUUID } from 'node:crypto'
import { siteOf } from '~/features/content/public.server'
import { one, type Values } from '~/features/forms/public'
import { privacyWords, receivedName, type Submission, spendChallenge } from '~/features/forms/public.server'
import { postIfAllowed, postMail, senderIn } from '~/features/mail/public.server'
import { readUpload, writeUpload } from '~/features/media/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { agencyMail, authorMail } from './testimonial-mails.server'
import { findSameTestimonial, insertTestimonial, isPictureUsed, lockDigest } from './testimonials.repo.server'
import { readWebAddress } from './web-address'

/**
 * Stores a testimonial until the agency decides, and enqueues its mails, in one transaction: the testimonial with links
 * to decide for the agency, and an acknowledgement for the author (T1, F4, F5).
 */
export async function acceptTestimonial(app: App, { values, solved }: Submission): Promise<void> {
  const now = app.clock.now()
  const name = receivedName(app, one(values, 'image'))
  const picture = name === undefined ? undefined : await readUpload(app.storage, name)
  const digest = digestOf(values)
  const { languages } = await siteOf(app.db)
  const sender = await senderIn(app, app.locale)
  const agencySender = await senderIn(app, languages.default)
  await app.db.transaction(async (tx) => {
    if ((await findSameTestimonial(tx, digest, now)) !== undefined) return
    if (solved) await spendChallenge(tx, solved)
    const fields = readFields(values)
    const own = name && picture ? await ownPicture(tx, app, name, picture.bytes) : undefined
    const id = await insertTestimonial(tx, {
      at: now,
      locale: app.locale,
      ...fields,
      picture: own,
      pictureWidth: picture?.width,
      pictureHeight: picture?.height,
      consentVersion: privacyWords(app.locale),
      digest,
    })
    const to = app.config.mailAgency ?? sender.email
    await postMail(
      tx,
      app,
      agencySender,
      agencyMail(app, { id, ...fields, picture: picture?.bytes }, to, languages.default),
    )
    await postIfAllowed(tx, app, sender, authorMail(app, fields.email, sender.name))
  })
}

/** One that another testimonial has already is stored again: whoever is erased takes a picture along. @returns its name */
async function ownPicture(tx: Db, { storage }: App, name: string, bytes: Buffer): Promise<string> {
  await lockDigest(tx, name)
  if (!(await isPictureUsed(tx, name))) return name
  const copy = randomUUID()
  await writeUpload(storage, copy, bytes)
  return copy
}

const readFields = (values: Values) => ({
  name: one(values, 'name'),
  about: one(values, 'about'),
  website: readWebAddress(one(values, 'website')) ?? '',
  comment: one(values, 'comment'),
  email: one(values, 'email').toLowerCase(),
})

/** The picture is left out, because each upload has another file name. */
const digestOf = (values: Values) =>
  createHash('sha256')
    .update(JSON.stringify(readFields(values)))
    .digest('base64url')
