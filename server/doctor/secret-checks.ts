import { findKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { secretProblem } from '../secret-command'
import { type Examined, type ExaminedWithDatabase, type Finding, ok, problem, warning } from './check'

/** A random secret of 32 letters has about twenty different ones. */
const fewestDifferent = 12

/** Whether SECRET can be guessed, or will differ from machine to machine. */
export function checkSecret({ config, keys }: Examined): Finding {
  if (!keys) return ok('The first start makes a secret in DATA_DIR.')
  const { secret } = keys.current
  if (new Set(secret).size < fewestDifferent)
    return problem('SECRET can be guessed.', 'Run: npm run secret -- rotate --keep 0')
  if (config.secret || !config.databaseUrl) return ok('The secret is strong.')
  return warning(
    'The database may be shared by several machines, and SECRET is the file of this one.',
    `If the site has a process on another machine, set SECRET there to what is in ${config.dataDir}/secret.`,
  )
}

/** Whether SECRET is the one that the database was used with. */
export async function checkKnownSecret({ database, keys }: ExaminedWithDatabase): Promise<Finding> {
  if ((await findKnownSecret(database.db)) === undefined)
    return ok('The database was used with no secret yet.')
  const found = await secretProblem({ db: database.db, keys })
  return found
    ? problem(found, 'See docs/operating.md, "Another SECRET".')
    : ok('SECRET is the one of this database.')
}
