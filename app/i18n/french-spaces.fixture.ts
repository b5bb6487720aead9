/** What has signs of its own and is no sentence: code, where a link leads, addresses, names to fill in, times, tables. */
const noWords =
  /`[^`]*`|\]\([^)\s]*\)|(?:https?|mailto|tel):\S*|\{\{.*?\}\}|\b\d{1,2}:\d{2}\b|^\|[\s:|-]+\|$|^\/\S*$/gm

/** A sign that ends or divides a sentence: what follows is a space, an end, another sign or a mark of Markdown. */
const sign = /(?<before>\S)(?<space>[ \u00a0\u202f]*)(?:»|[:;?!](?=$|[\s*_»)\]"|.,?!]))/gm

/**
 * Where a French text lacks its U+00A0: one stands before : ; ? ! and », and after «, so that no line breaks there.
 * @returns each place with a few words around it
 */
export function spacesAmiss(text: string): string[] {
  const words = text.replace(noWords, (found) => '_'.repeat(found.length))
  const around = (index: number) => text.slice(Math.max(0, index - 20), index + 10)
  const before = [...words.matchAll(sign)].filter(({ groups }) => {
    const isSecond = groups?.space === '' && /[?!]/.test(groups.before ?? '')
    return groups?.space !== '\u00a0' && !isSecond
  })
  const after = [...words.matchAll(/«(?!\u00a0\S)/g)]
  return [...before, ...after].map(({ index }) => around(index))
}
