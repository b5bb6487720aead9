import { countUnreadableFactors } from '~/features/accounts/public.server'
import type { Services } from '~/platform/app.server'
import { defineCommand, type Print } from '~/platform/command.server'
import { isKnownSecret, keepKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { accountKinds } from './account-kinds'
import { chooseRotation } from './rotate-secret'

const help = `secret check              says whether SECRET is the one that this database was used with, and how many
                          second factors it cannot read
secret rotate [--keep N]  replaces SECRET; the former one stays good for what it signed for N days, 95 unless told
secret accept             goes on with another SECRET: mailed links that were signed with the former one stay
                          dead, and start-up no longer warns

Exit code: 0 success, 1 SECRET is another one or may not be replaced yet, 2 usage error.
`

type SecretServices = Pick<Services, 'db' | 'keys'>

/** The command `secret`. */
export const runSecretCommand = defineCommand({
  help,
  options: { keep: { type: 'string' } },
  choose({ verb, objects, values }) {
    if (objects.length > 0) return undefined
    if (verb === 'rotate') return chooseRotation(values)
    if (values.keep !== undefined) return undefined
    if (verb === 'check') return checkSecret
    return verb === 'accept' ? accept : undefined
  },
})

async function checkSecret(services: SecretServices, print: Print) {
  const problem = await secretProblem(services)
  print(`${problem ?? 'SECRET is the one that this database was used with.'}\n`)
  return problem ? 1 : 0
}

async function accept(services: SecretServices, print: Print) {
  await keepKnownSecret(services.db, services.keys.current)
  const count = await countLostFactors(services)
  print(`This SECRET is the known one from now on.${count > 0 ? ` ${factorsLost(count)}` : ''}\n`)
  return 0
}

/** Second factors of everybody that this secret cannot read. */
async function countLostFactors(services: SecretServices): Promise<number> {
  const counts = await Promise.all(accountKinds.map((kind) => countUnreadableFactors(kind, services)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What another secret breaks, in plain words; undefined when it is the known one and opens everything. */
export async function secretProblem(services: SecretServices): Promise<string | undefined> {
  const isKnown = await isKnownSecret(services.db, services.keys.current)
  const count = await countLostFactors(services)
  if (isKnown && count === 0) return undefined
  return [
    isKnown ? '' : another,
    count > 0 ? factorsLost(count) : '',
    isKnown ? '' : 'Set the former SECRET again. If the change is meant, run: npm run secret -- accept',
  ]
    .filter(Boolean)
    .join(' ')
}

const another =
  'SECRET is not the one that this database was used with: no link that was mailed before opens.'

const factorsLost = (count: number) =>
  `${count} second ${count === 1 ? 'factor was' : 'factors were'} encrypted with another SECRET: until that one is back, their owners log in with a recovery code and set the factor up again.`
