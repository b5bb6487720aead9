import type { Clock } from '~/platform/clock'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import type { Storage } from '~/platform/storage/storage'
import { conditionWarnings } from './check-conditions'
import { findPreservedRowMistakes } from './check-preserved-rows'
import { checkSite } from './check-site'
import { forgetPortraits } from './forget-portraits.server'
import { gapWarnings } from './new-site/gaps'
import { isChange, type KindChanges, planKind } from './plan-site-changes'
import { readSiteFolder } from './read-site-folder.server'
import {
  type ArticleRow,
  deleteArticles,
  deleteFiles,
  deletePages,
  deleteSettings,
  type FileRow,
  findStoredFiles,
  lockSite,
  type ModuleRow,
  type PageRow,
  readSiteRows,
  releaseOriginals,
  type SettingRow,
  writeArticles,
  writeFiles,
  writePages,
  writeSettings,
} from './site.repo.server'
import { type DraftFile, type SiteDraft, SiteImportError, type SiteMistake } from './site-draft'
import { articleRow, fileRows, moduleRows, pageRow, settingRows } from './site-rows'
import { siteKey } from './stored-file.server'

export type SiteImportServices = { db: Db; clock: Clock; storage: Storage }

export type SiteImportOptions = {
  /** Reports what would change and changes nothing. */
  dryRun?: boolean
  /** Also overwrites rows last edited by hand. */
  overwrite?: boolean
}

type Kind = 'settings' | 'pages' | 'articles' | 'files'

export type SiteReport =
  | { outcome: 'refused'; mistakes: SiteMistake[] }
  | {
      outcome: 'imported' | 'unchanged' | 'dry-run'
      /** Imported as written: rules without effect, gaps of a new site. */
      warnings: SiteMistake[]
      changes: Record<
        Kind,
        { created: string[]; changed: string[]; unchanged: string[]; removed: string[]; kept: string[] }
      >
    }

/**
 * Imports a site folder in one transaction: all of it or nothing. Importing the same folder again changes nothing.
 * @see docs/content.md, "Loading"
 */
export async function importSite(
  services: SiteImportServices,
  folder: string,
  options: SiteImportOptions = {},
): Promise<SiteReport> {
  try {
    return await apply(services, await readChecked(folder), options)
  } catch (error) {
    if (error instanceof SiteImportError) return { outcome: 'refused', mistakes: error.mistakes }
    throw error
  }
}

async function readChecked(folder: string): Promise<SiteDraft> {
  const { draft, notes, isWhole } = await readSiteFolder(folder)
  const mistakes = [...notes, ...checkSite(draft, isWhole)]
  if (mistakes.length > 0) throw new SiteImportError(mistakes)
  return draft
}

async function apply(services: SiteImportServices, draft: SiteDraft, options: SiteImportOptions) {
  const { report, before } = await applyInTransaction(services, draft, options)
  if (report.outcome === 'imported')
    await forgetPortraits(services.storage, before, await findStoredFiles(services.db))
  return report
}

async function applyInTransaction(
  services: SiteImportServices,
  draft: SiteDraft,
  { dryRun = false, overwrite = false }: SiteImportOptions,
) {
  return await services.db.transaction(async (tx) => {
    await lockSite(tx)
    const stored = await readSiteRows(tx)
    const plan = planOf(stored, draft, overwrite)
    const mistakes = findPreservedRowMistakes(draft, stored, {
      pages: plan.pages.kept,
      articles: plan.articles.kept,
    })
    if (mistakes.length > 0) throw new SiteImportError(mistakes)
    if (!dryRun) await keepFiles(services.storage, draft.files)
    const isChanged = Object.values(plan).some(isChange)
    if (isChanged && !dryRun) {
      await write(tx, plan, services.clock.now())
      await bumpContentVersion(tx)
    }
    const outcome = dryRun ? 'dry-run' : isChanged ? 'imported' : 'unchanged'
    const report: SiteReport = {
      outcome,
      warnings: [...conditionWarnings(draft), ...gapWarnings(draft)],
      changes: toIdLists(plan),
    }
    return { report, before: stored }
  })
}

type UndatedRow<Row> = Omit<Row, 'createdAt' | 'modifiedAt' | 'updatedAt' | 'writtenBy'>
type PageWithModules = UndatedRow<PageRow> & { modules: ModuleRow[] }
type Plan = {
  settings: KindChanges<UndatedRow<SettingRow>>
  pages: KindChanges<PageWithModules>
  articles: KindChanges<UndatedRow<ArticleRow>>
  files: KindChanges<UndatedRow<FileRow>>
}

function planOf(
  stored: Awaited<ReturnType<typeof readSiteRows>>,
  draft: SiteDraft,
  overwrite: boolean,
): Plan {
  const storedPages = stored.pages.map((page) => ({
    ...page,
    modules: stored.modules.filter(({ pageId }) => pageId === page.id),
  }))
  const pages = draft.pages.map((page) => ({ ...pageRow(page), modules: moduleRows(page) }))
  const byId = ({ id }: { id: string }) => id
  return {
    settings: planKind(settingRows(draft), stored.settings, ({ key }) => key, overwrite),
    pages: planKind(pages, storedPages, byId, overwrite),
    articles: planKind(draft.articles.map(articleRow), stored.articles, byId, overwrite),
    files: planKind(fileRows(draft), stored.files, ({ name }) => name, overwrite),
  }
}

async function write(tx: Db, { settings, pages, articles, files }: Plan, now: Date) {
  const dated = { createdAt: now, modifiedAt: now, writtenBy: 'import' as const }
  const nextPages = [...pages.created, ...pages.changed]
  const nextArticles = [...articles.created, ...articles.changed]
  await deletePages(tx, pages.removed)
  await deleteArticles(tx, articles.removed)
  await deleteSettings(tx, settings.removed)
  await deleteFiles(tx, files.removed)
  await releaseOriginals(tx, {
    pages: nextPages.map(({ id }) => id),
    articles: nextArticles.map(({ id }) => id),
  })
  await writeSettings(
    tx,
    [...settings.created, ...settings.changed].map((row) => ({
      ...row,
      updatedAt: now,
      writtenBy: 'import' as const,
    })),
  )
  await writePages(
    tx,
    nextPages.map(({ modules: _, ...row }) => ({ ...row, ...dated })),
    nextPages.flatMap(({ modules }) => modules),
  )
  await writeArticles(
    tx,
    nextArticles.map((row) => ({ ...row, ...dated })),
  )
  await writeFiles(
    tx,
    [...files.created, ...files.changed].map((row) => ({ ...row, createdAt: now })),
  )
}

/** Files are stored before the rows that reference them; one without a row is deleted after a while. */
async function keepFiles(storage: Storage, files: DraftFile[]) {
  for (const file of files) {
    const found = await storage.find(siteKey(file))
    if (found?.bytes !== file.bytes.length) await storage.write(siteKey(file), file.bytes)
  }
}

function toIdLists(plan: Plan) {
  const ids = <Row>(kind: KindChanges<Row>, idOf: (row: Row) => string) => ({
    ...kind,
    created: kind.created.map(idOf),
    changed: kind.changed.map(idOf),
  })
  return {
    settings: ids(plan.settings, ({ key }) => key),
    pages: ids(plan.pages, ({ id }) => id),
    articles: ids(plan.articles, ({ id }) => id),
    files: ids(plan.files, ({ name }) => name),
  }
}
