import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { journalOf } from '~/features/privacy/public.server'
import { findBackups } from '../backup/backup-folder'
import { type ExaminedSite, type Finding, ok, problem, warning } from './check'

const hourMs = 3_600_000
/** A daily backup that is late by a night. */
export const oldHours = 36
const veryOldHours = 7 * 24

const todo =
  'Run: npm run backup. Let cron or systemd do so every day: docs/operating.md, "Backup and restore".'

/** When the newest whole backup was made. */
export async function checkBackups({
  config,
  clock,
}: Pick<ExaminedSite, 'config' | 'clock'>): Promise<Finding> {
  const { backupDir } = config
  if (!backupDir)
    return warning(
      'BACKUP_DIR is not set: whether there are backups is not known.',
      'Set BACKUP_DIR to a folder on another disk, and run npm run backup every day.',
    )
  const newest = (await findBackups(backupDir)).at(-1)
  if (!newest) return problem(`There is no backup in ${backupDir}.`, todo)
  return describeAge(newest.name, (clock.now().getTime() - newest.at.getTime()) / hourMs)
}

/** Whether erasures can be noted where backups go: a command of another user may have made the file. */
export async function checkJournal({ config }: Pick<ExaminedSite, 'config'>): Promise<Finding> {
  const file = journalOf(config)
  const code = (await codeOf(file)) === 'ENOENT' ? await codeOf(path.dirname(file)) : await codeOf(file)
  if (code === undefined || code === 'ENOENT') return ok('Erasures can be noted where backups go.')
  return problem(
    `${file}, where erasures are noted, cannot be read and written (${code}).`,
    'Give it and its folder to the user of the site, and run commands as that user.',
  )
}

/** Why this user cannot read and write a file; undefined when nothing is in the way. */
const codeOf = (file: string): Promise<string | undefined> =>
  access(file, constants.R_OK | constants.W_OK).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  )

export function describeAge(name: string, hours: number): Finding {
  const age = hours < 48 ? `${Math.max(0, Math.round(hours))} hours` : `${Math.round(hours / 24)} days`
  const what = `The newest backup, ${name}, is ${age} old.`
  if (hours > veryOldHours) return problem(what, todo)
  return hours > oldHours ? warning(what, todo) : ok(what)
}
