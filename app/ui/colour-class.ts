/**
 * An agency's own colours reach the page as classes, because the policy allows no `style` attribute. Its style sheet
 * has one for each colour in its content.
 */
const lettersOf = (hex: string): string => {
  const letters = /^#([\da-f]{6})$/i.exec(hex)?.[1]
  if (!letters) throw new RangeError(`a colour is written #rrggbb, not ${hex}`)
  return letters.toLowerCase()
}

/**
 * Class that colours text and borders.
 * @param hex - `#rrggbb`
 * @throws {RangeError} for any other notation
 * @example colourClass('#A8482B') // 'colour-a8482b'
 */
export const colourClass = (hex: string): string => `colour-${lettersOf(hex)}`

/**
 * Class that sets a background and a readable text colour; `--on-ground` tells which.
 * @param hex - `#rrggbb`
 * @throws {RangeError} for any other notation
 */
export const groundClass = (hex: string): string => `ground-${lettersOf(hex)}`
