import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '~/kernel/locale'
import type { Clock } from './clock'
import type { Config } from './config.server'
import type { Db } from './database.server'
import type { Jobs } from './jobs.server'
import type { KeyRing } from './keys/key-ring.server'
import type { Log } from './log.server'
import type { SecurityLog } from './security-log/security-log.server'
import type { Storage } from './storage/storage'

/** Services that live as long as the process. */
export type Services = {
  config: Config
  db: Db
  clock: Clock
  log: Log
  jobs: Jobs
  /** Signs links and challenges. */
  keys: KeyRing
  securityLog: SecurityLog
  /** Files that every process of the site needs. */
  storage: Storage
}

/** Context of a loader or an action: the services, and the language of this request. */
export type App = Services & {
  locale: Locale
  /** Notes why a part is missing, so that the page is not kept for long; absent where no page is made. */
  notePartFailed?: (error: unknown) => void
  /** A form is being accepted whose sender has not shown that the address in it is theirs: its mails are counted (S-02). */
  isByStranger?: boolean
}

export const appContext = createContext<App>()

export const appOf = (context: Readonly<RouterContextProvider>): App => context.get(appContext)
