import { createContext } from 'react-router'

/** `problem`: has to be fixed. `warning`: may be intended, and should be known. `unknown`: could not be checked. */
export type HealthState = 'ok' | 'warning' | 'problem' | 'unknown'

/** What a check found; its sentences are the operator's, in English. */
export type HealthFinding = { check: string; state: HealthState; what: string; todo?: string }

/** Figures beside the checks; undefined where nobody could tell. */
export type HealthFigures = {
  version: string
  startedAt: Date
  /** Seconds that the job waits that is due longest. */
  oldestJob?: number | undefined
  queuedMails?: number | undefined
  failedMails?: number | undefined
  lastImport?: { at: Date; outcome: 'applied' | 'unchanged' | 'refused' | 'held' } | undefined
  lastBackup?: Date | undefined
  disk?: { freeBytes: number; bytes: number } | undefined
}

/** The site as it was checked last. */
export type Health = { checkedAt: Date; findings: HealthFinding[]; figures: HealthFigures }

/**
 * Asks how the site is, and never waits for it: the answer is of the last minute, older while the checks run again, and
 * undefined until they ran once.
 */
export type AskHealth = () => Health | undefined

/** Set by the HTTP layer, which knows the checks. */
export const healthContext = createContext<AskHealth>(() => undefined)
