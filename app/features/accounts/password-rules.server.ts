import { namedBy } from './named-by'

/** Characters. @see NIST SP 800-63B, 3.1.1.2: long, without rules of composition, none that is guessed first */
export const shortest = 12
export const longest = 128

/** What is wrong with a new password: a key of the texts `accounts:problem.`. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'tooObvious'

/** @param about - what everybody knows of its owner and the site, such as names and towns: no password either */
export async function passwordProblem(
  password: string,
  about: readonly string[] = [],
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < shortest) return 'tooShort'
  if (length > longest) return 'tooLong'
  if (await isGuessedFirst(password)) return 'tooCommon'
  return namedBy(password, about) ? 'tooObvious' : undefined
}

async function isGuessedFirst(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase()
  const piece = /^(.+?)\1+$/su.exec(typed)?.[1] ?? typed
  if ([...piece].length === 1) return true
  const common = await commonPasswords()
  return [typed, piece, wordIn(typed)].some((word) => common.has(word))
}

/** At most so many signs beside a common word are no secret: `Password2026!`. */
const mostAround = 6

/** What is left without the signs around it. */
function wordIn(typed: string): string {
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return typed.length - word.length <= mostAround ? word : typed
}

let common: Promise<Set<string>> | undefined

/** 49,000 passwords, the most used first; read when the first is asked for. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}
