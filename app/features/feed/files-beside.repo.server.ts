import { eq } from 'drizzle-orm'
import { documents, pictures } from '#db/schema'
import type { DocumentBeside } from '~/features/documents/public.server'
import type { PictureBeside } from '~/features/media/public.server'
import type { Db } from '~/platform/database.server'

/** Pictures and documents that lie in the folder of a feed file. */
export async function findFilesBeside(
  tx: Db,
  folder: string,
): Promise<{ pictures: PictureBeside[]; documents: DocumentBeside[] }> {
  const at = <Row extends object>(row: Row) => ({ ...row, folder })
  const ofPictures = await tx
    .select({ id: pictures.id, url: pictures.url })
    .from(pictures)
    .where(eq(pictures.folder, folder))
  const ofDocuments = await tx
    .select({ id: documents.id, url: documents.url })
    .from(documents)
    .where(eq(documents.folder, folder))
  return { pictures: ofPictures.map(at), documents: ofDocuments.map(at) }
}
