import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import { isPublic } from '../decide.server'
import { lockTestimonial, updateTestimonial } from '../testimonials.repo.server'

/** A change as the audit log keeps it: never what somebody wrote. */
type ChangeResult<Value> = { before: Value; after: Value } | 'unknown'

/** Shows the picture of a testimonial, or leaves it out. */
export async function changePicture(tx: Db, id: number, isShown: boolean): Promise<ChangeResult<boolean>> {
  const known = await lockTestimonial(tx, id)
  if (!known?.picture) return 'unknown'
  await updateTestimonial(tx, id, { pictureShown: isShown })
  if (isPublic(known)) await bumpContentVersion(tx)
  return { before: known.pictureShown, after: isShown }
}

type Answering = {
  id: number
  /** Empty: no answer any more. */
  answer: string
  /** The answer that its writer was shown: another one in its place is not overwritten. */
  seen: string
  now: Date
}

/** Sets what the agency answers below a testimonial. */
export async function changeAnswer(
  tx: Db,
  { id, answer, seen, now }: Answering,
): Promise<ChangeResult<boolean> | 'late'> {
  const known = await lockTestimonial(tx, id)
  if (!known) return 'unknown'
  if ((known.answer ?? '') !== seen) return 'late'
  const isAnswered = answer !== ''
  await updateTestimonial(tx, id, { answer: answer || null, answeredAt: isAnswered ? now : null })
  if (isPublic(known)) await bumpContentVersion(tx)
  return { before: known.answer !== null, after: isAnswered }
}
