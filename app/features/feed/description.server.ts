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
  // No real text is nested deeper; parsing more would only cost time.
  nestingLimit: 20,
})

const hasParagraphs = (html: string) => /<p[\s>]/i.test(html)

/**
 * Sanitises HTML of the feed to paragraphs, lists, emphasis and two levels of headings, without attributes. The text of
 * links stays; scripts and styles are removed with their content.
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
