/** An attribute writes a quote as six characters and a backtick as one. */
const swapQuotes = (text: string) => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))

/** The properties of an island as the value of an attribute. */
export const packProps = (props: object): string => swapQuotes(JSON.stringify(props))

/** What `packProps` packed. */
export const unpackProps = (text: string): Record<string, unknown> => JSON.parse(swapQuotes(text))
