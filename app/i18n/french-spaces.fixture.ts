/** Parts with punctuation of their own: code, link targets, addresses, placeholders, times, tables. */
const noWords =
  /`[^`]*`|\]\([^)\s]*\)|(?:https?|mailto|tel):\S*|\{\{.*?\}\}|\b\d{1,2}:\d{2}\b|^\|[\s:|-]+\|$|^\/\S*$/gm

/** Punctuation of a sentence: followed by a space, the end, further punctuation or Markdown. */
const sign = /(?<before>\S)(?<space>[ \u00a0\u202f]*)(?:»|[:;?!](?=$|[\s*_»)\]"|.,?!]))/gm

/**
 * Finds missing U+00A0 in a French text: it belongs before : ; ? ! and », and after «, to prevent line breaks.
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
