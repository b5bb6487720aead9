import { networkOf, networksOf } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import { countBack, isBeyond, type Limit, overLimit } from '~/platform/limits/limit.server'
import type { AccountKind } from './account-kind'
import { isKnownDevice } from './accounts.repo.server'
import { readCookie } from './cookies'
import { hashOf } from './tokens.server'

/** Who tries: what their browser sent, and from where. */
export type Asking = { request: Request; address: string }

type Count = [limit: Limit, who: string]

/** What was counted for a try. */
export type CountedTry = Count[]

/** Takes back what was counted for a try before it was refused. */
class Refusal extends Error {}

/**
 * Counts a try at an account as a wrong one, before its password is looked at: tries that come at once are not read
 * beyond the limits either. It depends on the address that was typed, not on whether there is an account. A try that is
 * refused unread counts nowhere, so that one network alone puts no account under attack.
 * @returns undefined when it is to be refused unread
 */
export async function countTry(
  kind: AccountKind,
  app: App,
  email: string,
  asking: Asking,
): Promise<CountedTry | undefined> {
  const device = await knownDevice(kind, app, email, asking.request)
  try {
    return await app.db.transaction(async (tx) => {
      const counting = { ...app, db: tx }
      return device
        ? await counted(counting, [[kind.limits.byKnownDevice, `${device} ${email}`]])
        : await countStranger(kind, counting, email, asking.address)
    })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

async function countStranger(
  { limits }: AccountKind,
  app: App,
  email: string,
  address: string,
): Promise<CountedTry> {
  const networks = networksOf(address)
  const first = await counted(app, [
    ...networks.map(({ name, bits }): Count => [limits.byNetwork(bits), name]),
    [limits.byNetworkAtAccount, `${networkOf(address)} ${email}`],
  ])
  const isUnderAttack = await isBeyond(app, limits.byStrangers, email)
  const inDay = networks.map(
    ({ name, bits }): Count => [limits.daily(bits, isUnderAttack), `${name} ${email}`],
  )
  return [...first, [limits.byStrangers, email], ...(await counted(app, inDay))]
}

/** The password was right: the try was none to count. */
export async function forgiveTry(app: App, tried: CountedTry): Promise<void> {
  await app.db.transaction(async (tx) => {
    for (const [limit, who] of tried) await countBack({ ...app, db: tx }, limit, who)
  })
}

/** Counts for each, or for none when one is over its limit. */
async function counted(app: App, counts: Count[]): Promise<CountedTry> {
  for (const [limit, who] of counts) if ((await overLimit(app, limit, who)) !== undefined) throw new Refusal()
  return counts
}

async function knownDevice(
  kind: AccountKind,
  app: App,
  email: string,
  { headers }: Request,
): Promise<string | undefined> {
  const cookie = readCookie(headers, `${kind.name}-device`, app.config.https)
  const device = cookie && hashOf(cookie)
  return device && (await isKnownDevice(app.db, kind, device, email)) ? device : undefined
}
