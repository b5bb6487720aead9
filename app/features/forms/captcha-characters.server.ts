import { createHmac } from 'node:crypto'
import { glyphs } from './glyphs'

/** 21 to the power of 5 is four million. */
const length = 5
const alphabet = Object.keys(glyphs)

/**
 * The characters of a picture. They follow from its number under the product's secret, so that nothing of them has to
 * travel with it.
 */
export function charactersOf(secret: string, id: string): string {
  const bytes = createHmac('sha256', secret).update(`characters\n${id}`).digest()
  return Array.from({ length }, (_, place) => alphabet[bytes.readUInt32BE(4 * place) % alphabet.length]).join(
    '',
  )
}
