import { withoutControls } from '~/kernel/control-characters'

/** Line and paragraph separators, which editors put into copied text and no field needs. */
const separators = /[\u2028\u2029]/g

/**
 * A typed text as it is kept: composed letters, lines that end with `\n` (browsers send `\r\n`), no control characters.
 */
export const cleanText = (typed: string): string =>
  withoutControls(typed).normalize('NFC').replace(/\r\n?/g, '\n').replace(separators, '')
