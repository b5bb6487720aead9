/** Letters of any script, with what joins and shortens them: "Anne-Marie", "D’Hondt", "J. P.". */
const letters = /^\p{L}[\p{L}\p{M}'’ .-]*$/u
/** A dot that no space follows is that of an address. */
const address = /\.\p{L}/u
const mostWords = 3

/** Whether a text can be somebody's name, and neither an address of the web nor a sentence (F9). */
export const isPersonName = (text: string): boolean =>
  letters.test(text) && !address.test(text) && text.split(/\s+/).filter(Boolean).length <= mostWords
