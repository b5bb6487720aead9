/** `É. D.` for Élodie D’Hondt: as much of a third person as an owner gets to know. */
export function initialsOf(...names: string[]): string {
  return names
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('nl-BE')}.`)
    .join(' ')
}

const mailAddress = /[^\s<>,;]+@[^\s<>,;]+/gu
/** Eight digits or more, however they are grouped: no price of a listing, which has seven. */
const telephone = /(?:\+|\b00)?\d(?:[\s./()-]{0,3}\d){7,}/gu

/** Words without the mail addresses and telephone numbers in them. */
export const redactContacts = (text: string): string =>
  text.replace(mailAddress, '…').replace(telephone, '…').trim()
