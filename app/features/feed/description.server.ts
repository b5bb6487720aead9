import sanitizeHtml from 'sanitize-html'

const options = (html: string): sanitizeHtml.IOptions => ({
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    ...(hasParagraphs(html) ? {} : { div: 'p' }),
  },
  // Deeper nesting than any text has: it costs time and nothing else.
  nestingLimit: 20,
})

const hasParagraphs = (html: string) => /<p[\s>]/i.test(html)

/**
 * HTML of the feed reduced to the layout of a text: paragraphs, lists, emphasis and two levels of headings, no
 * attributes. Links keep their words; scripts and styles go with their content.
 */
export const safeDescription = (html: string) => {
  const safe = sanitizeHtml(html, options(html)).trim()
  return /<(?:p|ul|ol|h[34])\b/.test(safe) || safe === '' ? safe : paragraphs(safe)
}

/** Plain text with blank lines between its paragraphs, as some systems export it. */
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`)
    .join('')
