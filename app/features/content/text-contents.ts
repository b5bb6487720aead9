import { slugOf } from '~/kernel/slug'

/** A heading of a text, to jump to. */
export type Heading = { id: string; title: string }

/** One heading alone is no choice. */
const fewest = 2

/**
 * Gives the headings of a text ids, and lists them.
 * @param html - of `renderMarkdown`, whose highest headings are `h2`
 */
export function withContents(html: string): { html: string; contents?: Heading[] } {
  const contents: Heading[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = unescaped(inner.replace(/<[^>]*>/g, '')).trim()
    const id = idOf(title, contents)
    contents.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return contents.length < fewest ? { html } : { html: marked, contents }
}

/** Prefixed, so that no heading takes the id of a part of the page. */
function idOf(title: string, taken: readonly Heading[]): string {
  const id = `text-${slugOf(title) || taken.length + 1}`
  return taken.some((one) => one.id === id) ? `${id}-${taken.length + 1}` : id
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
