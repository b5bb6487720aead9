import type { Clock } from '~/platform/clock'
import type { Config } from '~/platform/config.server'
import type { Database } from '~/platform/database.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import type { Storage } from '~/platform/storage/storage'

/**
 * `problem`: has to be fixed. `warning`: may be intended, and should be known. `unknown`: could not be checked.
 */
export type State = 'ok' | 'warning' | 'problem' | 'unknown'

export type Finding = {
  state: State
  /** What was found, as a sentence. */
  what: string
  /** What the operator does about it. */
  todo?: string
}

/** The site as the checks see it, running or not. */
export type ExaminedSite = {
  config: Config
  env: NodeJS.ProcessEnv
  clock: Clock
  storage: Storage
  /** Undefined where the secret is yet to be made, or cannot be read. */
  keys: KeyRing | undefined
  /** Undefined when it is away, or yet to be made. */
  database: Pick<Database, 'db'> | undefined
}

/** The same with its database. */
export type ConnectedSite = ExaminedSite & { keys: KeyRing; database: Pick<Database, 'db'> }

type Findings = Finding | Finding[]

/** Something that can be wrong with a site. */
export type Check = {
  name: string
  /** Takes milliseconds, so every start of the site does it too. */
  atStart: boolean
} & (
  | { needsDatabase?: false; run(site: ExaminedSite): Findings | Promise<Findings> }
  | { needsDatabase: true; run(site: ConnectedSite): Findings | Promise<Findings> }
)

export const ok = (what: string): Finding => ({ state: 'ok', what })
export const warning = (what: string, todo: string): Finding => ({ state: 'warning', what, todo })
export const problem = (what: string, todo: string): Finding => ({ state: 'problem', what, todo })
export const unknown = (what: string): Finding => ({ state: 'unknown', what })
