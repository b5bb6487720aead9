import { keepDocuments } from '~/features/documents/public.server'
import { keepOriginals } from '~/features/media/public.server'
import type { Db } from '~/platform/database.server'
import type { Storage } from '~/platform/storage/storage'
import type { FeedOrigin } from './feed-origin'
import { findDocumentsBeside, findPicturesBeside } from './files-beside.repo.server'

/**
 * Stores pictures and documents that lie beside a feed file before anybody sees the listings: other machines that serve
 * the site do not have its folder. In DATA_DIR they are copied when somebody asks for them.
 */
export async function keepFilesBeside(
  tx: Db,
  storage: Storage | undefined,
  { folder }: FeedOrigin,
): Promise<void> {
  if (!storage?.isApart || folder === null) return
  await keepOriginals(storage, await findPicturesBeside(tx, folder))
  await keepDocuments(storage, await findDocumentsBeside(tx, folder))
}

/** The same of documents alone. */
export async function keepDocumentsBeside(
  tx: Db,
  storage: Storage | undefined,
  { folder }: FeedOrigin,
): Promise<void> {
  if (storage?.isApart && folder !== null) await keepDocuments(storage, await findDocumentsBeside(tx, folder))
}
