import { findKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { secretProblem } from '../secret-command'
import { type ConnectedSite, type ExaminedSite, type Finding, ok, problem, warning } from './check'

/** Of a million random secrets of 32 decimal digits, 16 have fewer different ones; of hexadecimal digits, none. */
const fewestDifferent = 7

/** Whether SECRET can be guessed, or will differ from machine to machine. */
export function checkSecret({ config, keys }: ExaminedSite): Finding {
  if (!keys) return ok('The first start makes a secret in DATA_DIR.')
  const { secret } = keys.current
  if (new Set(secret).size < fewestDifferent || isRepeated(secret))
    return problem('SECRET can be guessed.', 'Run: npm run secret -- rotate')
  if (config.secret || !config.databaseUrl) return ok('The secret is strong.')
  return warning(
    'The database may be shared by several machines, and SECRET is the file of this one.',
    `If the site has a process on another machine, set SECRET there to what is in ${config.dataDir}/secret.`,
  )
}

/** Whether it is its beginning over and over. */
function isRepeated(secret: string): boolean {
  const lengths = Array.from({ length: secret.length >> 1 }, (_, index) => index + 1)
  return lengths.some((length) => secret.startsWith(secret.slice(length)))
}

/** Whether SECRET is the one that the database was used with. */
export async function checkKnownSecret({ database, keys }: ConnectedSite): Promise<Finding> {
  if ((await findKnownSecret(database.db)) === undefined)
    return ok('The database was used with no secret yet.')
  const found = await secretProblem({ db: database.db, keys })
  return found
    ? problem(found, 'See docs/operating.md, "Another SECRET".')
    : ok('SECRET is the one of this database.')
}
