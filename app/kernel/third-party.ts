/** `É. D.` for Élodie D’Hondt: all that an owner sees of a third person. */
export function initialsOf(...names: string[]): string {
  return names
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('nl-BE')}.`)
    .join(' ')
}

const mailAddress = /[^\s<>,;]+@[^\s<>,;]+/gu
/** Eight digits or more in any grouping; prices of listings have at most seven. */
const telephone = /(?:\+|\b00)?\d(?:[\s./()-]{0,3}\d){7,}/u

const day = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})`
const hour = String.raw`(?:[01]?\d|2[0-3])[.:][0-5]\d`
const amount = String.raw`[1-9]\d{0,2}(?:\.\d{3}| 000){1,2}`
const year = String.raw`(?:19|20)\d{2}`
const range = [hour, amount, year].map((end) => String.raw`${end}\s?-\s?${end}`).join('|')
/** Days, with an hour ("14.00", "14:00", "14h"), and ranges of hours, amounts or years: they have as many digits. */
const noTelephone = String.raw`(?<![\d./-])(?:${day}(?:,?\s\(?(?:${hour}|[012]?\d(?=\s?[hu]))(?!\d))?|(?:${range})(?![\s./()-]{0,3}\d))`
const telephoneOrNone = new RegExp(`(?<kept>${noTelephone})|${telephone.source}`, 'gu')

/** Removes mail addresses and telephone numbers from a text. */
export const redactContacts = (text: string): string =>
  text
    .replace(mailAddress, '…')
    .replace(telephoneOrNone, (_, kept?: string) => kept ?? '…')
    .trim()
