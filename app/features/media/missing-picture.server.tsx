import { renderToStaticMarkup } from 'react-dom/server'
import { houseLines, houseStrokes } from './picture-placeholder'
import { refusal } from './picture-response.server'

/** A grey that reads on the light ground of a card and on the dark one of the large view: an image knows neither. */
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
 * Where a page shows the picture: the drawing of a house instead of the browser's broken picture, which browsers
 * draw whatever the status. To anybody else the reason, as a line of text.
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

/** Browsers name image types where a page shows an image; where a visitor opens its address, HTML too. */
function isShown({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  return accept.includes('image/') && !accept.includes('text/html')
}
