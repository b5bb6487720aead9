import { estimateDays } from '~/features/valuation/public.server'
import type { Services } from '~/platform/app.server'
import type { Print } from '~/platform/command.server'
import { createKeyRing, type KeyRing } from '~/platform/keys/key-ring.server'
import { isKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { dayOf, newSecret, variablesOf, writeKeys } from '~/platform/keys/secret-file.server'

type RotateServices = Pick<Services, 'db' | 'keys' | 'config' | 'clock'>

/** Mailed links are good for as long as those of estimates at most, but those that docs/operating.md names. */
const usualDays = String(estimateDays + 5)

/** @returns undefined when the number of days is none */
export function chooseRotation({ keep = usualDays }: { keep?: string }) {
  if (!/^\d{1,3}$/.test(keep)) return undefined
  return (services: RotateServices, print: Print) => rotate(services, Number(keep), print)
}

async function rotate({ db, keys, config, clock }: RotateServices, days: number, print: Print) {
  const refused = (await isKnownSecret(db, keys.current)) ? mayNotYet(keys, clock.now(), days) : unknown
  if (refused) {
    print(`${refused}\n`)
    return 1
  }
  const until = new Date(`${dayOf(new Date(clock.now().getTime() + days * 86_400_000))}T00:00:00Z`)
  const next = rotated(keys, until)
  if (config.secret)
    print(`Set these in the environment of the site, in place of SECRET:\n${variablesOf(next).join('\n')}\n`)
  else await writeKeys(config.dataDir, next)
  print(
    `${days > 0 ? `The former secret is good until ${dayOf(until)}.` : 'The former secret is good for nothing more.'} ${then}\n`,
  )
  return 0
}

/** A ring with a new secret. */
export function rotated({ current, lasting }: KeyRing, until: Date): KeyRing {
  const previous = { secret: current.secret, until }
  return createKeyRing({ secret: newSecret(), previous, lasting: lasting.secret })
}

function mayNotYet({ previous }: KeyRing, now: Date, days: number): string | undefined {
  if (!previous || days === 0 || previous.until <= now) return undefined
  return `The secret before this one is good until ${dayOf(previous.until)}, and only one is kept: rotate after that day. If the secret has become known, \`--keep 0\` ends all of them at once.`
}

const then =
  'Stop every process of the site now, start it again, and run no other command before: the first start seals second factors and the security log with the new secret.'

const unknown = 'SECRET is not the one that this database was used with: run `npm run secret -- check` first.'
