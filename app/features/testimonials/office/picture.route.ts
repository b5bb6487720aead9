import { readUpload } from '~/features/media/public.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { testimonialOfAddress } from './testimonials-page.server'

/** The picture of a testimonial, published or not. */
export const loader = mayLoad('testimonials.read', async ({ app, params }) => {
  const stored = await testimonialOfAddress(app, params.id)
  const upload = stored?.picture ? await readUpload(app.storage, stored.picture) : undefined
  if (!upload) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(upload.bytes), { headers: { 'content-type': 'image/jpeg' } })
})
