import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

/** Does the work of a challenge. @returns what the form is sent with, and how many derivations it took */
export async function solveWork(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  return { proof, derivations: (solution?.counter ?? 0) + 1 }
}
