import type { Services } from '~/platform/app.server'
import type { Storage } from '~/platform/storage/storage'
import { leastUnsentBytes, mostUnsentBytes } from './media-limits.server'
import { type StoredPicture, storePicture } from './store-picture.server'
import { listUploads } from './upload-store.server'
import type { PictureProblem } from './uploaded-picture.server'

/** For how long a listing is good, in milliseconds: one of a bucket takes a request for each thousand pictures. */
const freshMs = 60_000

/** Bytes that were listed, and what this process stored since. */
type Unsent = { listedMs: number; bytes: number }
const known = new WeakMap<Storage, Unsent>()

type Sending = {
  /** Whether its sender did the work of a form for it. */
  isProven: boolean
  /** Names of pictures whose forms were sent to their end. */
  findUsed: () => Promise<ReadonlySet<string>>
}

/**
 * Stores the picture of a form that may never be sent to its end, while there is room for such. A process learns of the
 * pictures of another one when it lists them next; until then each stores no more than it found room for.
 */
export async function storeUnsentPicture(
  services: Pick<Services, 'storage' | 'clock'>,
  bytes: Buffer,
  { isProven, findUsed }: Sending,
): Promise<StoredPicture | { problem: PictureProblem | 'pictureRoom' }> {
  const unsent = await findUnsent(services, findUsed)
  const most = isProven ? mostUnsentBytes.withWork : mostUnsentBytes.withoutWork
  if (unsent.bytes >= most) return { problem: 'pictureRoom' }
  const stored = await storePicture(services, bytes)
  if ('name' in stored) unsent.bytes += countedBytes(stored)
  return stored
}

async function findUnsent(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  findUsed: Sending['findUsed'],
): Promise<Unsent> {
  const listedMs = clock.now().getTime()
  const before = known.get(storage)
  if (before && listedMs - before.listedMs < freshMs) return before
  const uploads = await listUploads(storage)
  // Asked afterwards, so that a form which is accepted meanwhile does not count.
  const used = await findUsed()
  const bytes = uploads
    .filter(({ name }) => !used.has(name))
    .reduce((total, upload) => total + countedBytes(upload), 0)
  const unsent = { listedMs, bytes }
  known.set(storage, unsent)
  return unsent
}

const countedBytes = ({ bytes }: { bytes: number }) => Math.max(bytes, leastUnsentBytes)
