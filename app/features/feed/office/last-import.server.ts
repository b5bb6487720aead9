import type { Db } from '~/platform/database.server'
import { findImports, type ImportRun } from './imports.repo.server'

/** The newest import; undefined before the first. */
export const lastImport = async (db: Db): Promise<ImportRun | undefined> => (await findImports(db, 1, 1))[0]
