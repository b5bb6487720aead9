import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work of a challenge; what it does runs beside the page. @returns base64 of challenge and solution */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 90_000 })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
}
