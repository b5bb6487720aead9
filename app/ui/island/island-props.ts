/** HTML escapes a quote as six characters and a backtick as one, so the two are swapped. */
const swapQuotes = (text: string) => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))

/** Packs the properties of an island into the value of an attribute. */
export const packProps = (props: object): string => swapQuotes(JSON.stringify(props))

/** Reverses `packProps`. */
export const unpackProps = (text: string): Record<string, unknown> => JSON.parse(swapQuotes(text))
