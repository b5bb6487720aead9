/** What spreadsheets take for the beginning of a formula, also in the widths and heights that they read as the same. */
const sign = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋﬩−⩵⩶'
/** White space, invisible characters and quotes, which some of them take away before they look. */
const unseen = '["\\s\\p{C}\\u2800\\u3164\\uFFA0]*'
/**
 * Where a cell begins: at the start of a value, and behind a separator or a line break. A program that opens the file with
 * another separator than ours ends cells there in spite of the quotes.
 */
const formula = new RegExp(`(?<=^|[\\t\\r\\n,;])(?=${unseen}[${sign}])`, 'gu')
/** A value that begins with one of these is cut off by some, with what follows at the start of a cell. */
const startsWithBreak = /^[\t\r\n]/

/** Says that a file is UTF-8, which Excel does not guess: the first line of a file begins with it. */
const byteOrderMark = '\uFEFF'

/**
 * A line of CSV (RFC 4180) that a spreadsheet shows and never runs: an apostrophe goes before what would begin a formula.
 * The separator is a semicolon, which Excel takes for one where the decimal sign is a comma, as in Belgium and Luxembourg.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvLine = (values: readonly string[]): string => `${values.map(quoted).join(';')}\r\n`

/** The first line of a file: what its columns are called. */
export const csvHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns)

/** Quoted always, so that no value has to be looked at. */
const quoted = (value: string) => `"${harmless(value).replaceAll('"', '""')}"`

const harmless = (value: string) => {
  const guarded = value.replace(formula, "'")
  return startsWithBreak.test(guarded) ? `'${guarded}` : guarded
}
