import { type Check, type ExaminedSite, type Finding, unknown } from './check'

export type NamedFinding = Finding & { check: string }

/** A check that asks something that never answers is given up. */
const patienceMs = 20_000

/** Runs checks at once and answers in their order; one that fails is a finding of its own. */
export async function runChecks(checks: readonly Check[], site: ExaminedSite): Promise<NamedFinding[]> {
  const all = await Promise.all(
    checks.map(async (check) => {
      const findings = await inTime(runCheck(check, site)).catch((error: unknown) => unknown(reasonOf(error)))
      return [findings].flat().map((finding) => ({ check: check.name, ...finding }))
    }),
  )
  return all.flat()
}

async function runCheck(check: Check, site: ExaminedSite) {
  if (!check.needsDatabase) return await check.run(site)
  const { keys, database } = site
  if (!database) return unknown('Not checked: it needs the database.')
  if (!keys) return unknown('Not checked: it needs SECRET.')
  return await check.run({ ...site, keys, database })
}

/** By its code: messages of drivers may hold addresses and values. */
function reasonOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return `Could not be checked (${code ?? cause?.code ?? (error as Error).name}).`
}

async function inTime<Value>(running: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject({ code: 'no answer in time' }), patienceMs)
  return await Promise.race([running, late.promise]).finally(() => clearTimeout(timer))
}
