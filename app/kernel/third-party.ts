/** `É. D.` for Élodie D’Hondt: all that an owner sees of a third person. */
export function initialsOf(...names: string[]): string {
  return names
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('nl-BE')}.`)
    .join(' ')
}

const mailAddress = /[^\s<>,;]+@[^\s<>,;]+/gu
/** Eight digits or more in any grouping; prices of listings have at most seven. */
const telephone = /(?:\+|\b00)?\d(?:[\s./()-]{0,3}\d){7,}/gu

/** Removes mail addresses and telephone numbers from a text. */
export const redactContacts = (text: string): string =>
  text.replace(mailAddress, '…').replace(telephone, '…').trim()
