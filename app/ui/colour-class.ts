/**
 * An agency's own colours reach the page as classes: the policy allows no `style` attribute. The style sheet of the
 * agency's colours has one for each colour that its content names.
 */
const lettersOf = (hex: string): string => {
  const letters = /^#([\da-f]{6})$/i.exec(hex)?.[1]
  if (!letters) throw new RangeError(`a colour is written #rrggbb, not ${hex}`)
  return letters.toLowerCase()
}

/**
 * Class that colours words and lines.
 * @param hex - `#rrggbb`
 * @throws {RangeError} when it is written otherwise
 * @example colourClass('#A8482B') // 'colour-a8482b'
 */
export const colourClass = (hex: string): string => `colour-${lettersOf(hex)}`

/**
 * Class that colours a ground and gives it a readable ink; `--on-ground` says which.
 * @param hex - `#rrggbb`
 * @throws {RangeError} when it is written otherwise
 */
export const groundClass = (hex: string): string => `ground-${lettersOf(hex)}`
