import { eq } from 'drizzle-orm'
import { documents, pictures } from '#db/schema'
import type { DocumentBeside } from '~/features/documents/public.server'
import type { PictureBeside } from '~/features/media/public.server'
import type { Db } from '~/platform/database.server'

/** Pictures that lie in the folder of a feed file. */
export async function findPicturesBeside(tx: Db, folder: string): Promise<PictureBeside[]> {
  const { id, url } = pictures
  const rows = await tx.select({ id, url }).from(pictures).where(eq(pictures.folder, folder))
  return rows.map((row) => ({ ...row, folder }))
}

/** Documents that lie in the folder of a feed file. */
export async function findDocumentsBeside(tx: Db, folder: string): Promise<DocumentBeside[]> {
  const { id, url } = documents
  const rows = await tx.select({ id, url }).from(documents).where(eq(documents.folder, folder))
  return rows.map((row) => ({ ...row, folder }))
}
