import { mayLoad } from '~/platform/office/may-load.server'
import { mailPreview, previewPolicy } from './mail-preview.server'
import { mailOfAddress } from './outbox-mail.server'

/** What a mail says, as a document of its own for the frame of its page. */
export const loader = mayLoad('outbox.read', async ({ app, params }) => {
  const mail = await mailOfAddress(app, params.id)
  if (!mail) return new Response(null, { status: 404 })
  const { publicUrl, mediaBaseUrl } = app.config
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': previewPolicy([publicUrl, mediaBaseUrl]),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  return new Response(mailPreview(mail.html), { headers })
})
