import { readUpload } from '~/features/media/public.server'
import type { App } from '~/platform/app.server'

/** @param name - of its file, if there is one */
export async function answerPicture({ storage }: App, name: string | null | undefined): Promise<Response> {
  const upload = name ? await readUpload(storage, name) : undefined
  if (!upload) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(upload.bytes), { headers: { 'content-type': 'image/jpeg' } })
}
