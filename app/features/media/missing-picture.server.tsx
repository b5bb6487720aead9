import { renderToStaticMarkup } from 'react-dom/server'
import { houseLines, houseStrokes } from './picture-placeholder'
import { refusal } from './picture-response.server'

/** A grey that is visible on the light card and in the dark lightbox, because an image cannot adapt. */
const drawing = renderToStaticMarkup(
  // biome-ignore lint/a11y/noSvgWithoutTitle: shown by an img, whose alternative text speaks
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 400 300"
    width={400}
    height={300}
    {...houseStrokes}
    color="#8b8f86"
  >
    {houseLines}
  </svg>,
)

type Missing = { status: 404 | 503; reason: string; crossOrigin: boolean }

/**
 * Answers with a drawing of a house where a page expects an image, because browsers render it even with an error
 * status. Other clients get the reason as a line of text.
 */
export function missingPicture(request: Request, { status, reason, crossOrigin }: Missing): Response {
  const { headers } = refusal(status, reason)
  headers.set('Vary', 'Accept')
  const isHead = request.method === 'HEAD'
  if (!isShown(request)) return new Response(isHead ? null : `${reason}\n`, { status, headers })
  headers.set('Content-Type', 'image/svg+xml')
  headers.set('Cross-Origin-Resource-Policy', crossOrigin ? 'cross-origin' : 'same-origin')
  return new Response(isHead ? null : drawing, { status, headers })
}

/** Browsers accept image types only for an `<img>`; for a visited address they accept HTML too. */
function isShown({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  return accept.includes('image/') && !accept.includes('text/html')
}
