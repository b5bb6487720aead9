/**
 * Proof of work: several puzzles, so that it costs every browser about as much. Each try is a draw of its own, so
 * nobody knows where to start looking for an answer.
 */
export type Work = {
  id: string
  puzzles: number
  /** Of PBKDF2, for one try. */
  iterations: number
  /** One try in so many solves a puzzle. */
  odds: number
}

/** What a browser is given: the work, and a token that shows who asked for it. */
export type GivenWork = Work & { token: string }

/** Answers are found by counting up from 0, and travel as 32 bits. */
export const mostTries = 2 ** 32

/** @returns a function that says whether a number solves a puzzle, and costs one derivation */
export async function triesOf({ id, iterations, odds }: Work) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(id), 'PBKDF2', false, [
    'deriveBits',
  ])
  return async (puzzle: number, answer: number): Promise<boolean> => {
    const salt = new DataView(new ArrayBuffer(8))
    salt.setUint32(0, puzzle)
    salt.setUint32(4, answer)
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: salt.buffer, iterations }
    const drawn = new DataView(await crypto.subtle.deriveBits(algorithm, key, 32)).getUint32(0)
    return drawn * odds < 2 ** 32
  }
}
