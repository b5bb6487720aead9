import sanitizeHtml from 'sanitize-html'

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'text', 'tspan']
const frames = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc']
const paints = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern']

const attributes = [
  ...[
    'xmlns',
    'viewBox',
    'preserveAspectRatio',
    'id',
    'role',
    'aria-*',
    'focusable',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
  ],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'd', 'points', 'width', 'height', 'transform'],
  ...['fill*', 'stroke*', 'stop-*', 'color', 'opacity', 'clip-*', 'mask', 'maskUnits', 'offset', 'display'],
  ...['font-*', 'text-anchor', 'dominant-baseline', 'letter-spacing', 'gradientTransform', 'gradientUnits'],
  ...['spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits'],
]

/**
 * Sanitises an SVG that becomes part of pages: drawing elements stay, metadata of editors is removed.
 * @throws {Error} if it contains script, event handlers, style sheets or external references
 */
export function sanitiseSvg(svg: string): string {
  const foreign: string[] = []
  const note = (name: string, given: Record<string, string>) => {
    if (!allowed.has(name) && !editorOnly.test(name)) foreign.push(`<${name}>`)
    foreign.push(...Object.entries(given).flatMap(([key, value]) => (isForeign(key, value) ? key : [])))
  }
  const drawing = sanitizeHtml(svg.trim(), { ...options, onOpenTag: note }).trim()
  if (!drawing.startsWith('<svg')) throw new Error('is no SVG')
  if (foreign.length > 0) throw new Error(`an SVG may draw and nothing else: it holds ${foreign[0]}`)
  return drawing
}

const allowed = new Set([...shapes, ...frames, ...paints])
/** Elements of drawing programs without visual effect. */
const editorOnly = /^(metadata$|sodipodi:|inkscape:|rdf:|cc:|dc:)/

const isForeign = (name: string, value: string) =>
  /^on/i.test(name) ||
  name === 'style' ||
  (/href$/i.test(name) && !value.startsWith('#')) ||
  /url\(\s*['"]?(?!#)[^)]/i.test(value)

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowed],
  allowedAttributes: { '*': attributes, use: ['href', 'xlink:href'] },
  nonTextTags: ['metadata', 'script', 'style'],
  selfClosing: [],
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
}
