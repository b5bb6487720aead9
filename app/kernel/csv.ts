/** What spreadsheets take for a formula, also in the width of East Asian letters. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A line of CSV (RFC 4180) that a spreadsheet shows and never runs: a value that would begin a formula gets an apostrophe.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const csvLine = (values: string[]): string => `${values.map(quoted).join(',')}\r\n`

/** Quoted always, so that no value has to be looked at. */
const quoted = (value: string) =>
  `"${(startsFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
