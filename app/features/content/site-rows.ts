import type { ArticleRow, FileRow, ModuleRow, PageRow, SettingRow } from './site.repo.server'
import type { DraftArticle, DraftPage, SiteDraft } from './site-draft'

/** Converts a draft into database rows, without timestamps. */
export const settingRows = ({ settings }: SiteDraft): Pick<SettingRow, 'key' | 'value'>[] =>
  Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value }))

type UndatedRow<Row> = Omit<Row, 'createdAt' | 'modifiedAt' | 'writtenBy'>

export function pageRow(page: DraftPage): UndatedRow<PageRow> {
  const { id, parent, status, menu, paths, original, body, modules: _, ...params } = page
  return {
    id,
    parentId: parent ?? null,
    status,
    menuSort: menu?.sort ?? null,
    paths: paths ?? {},
    original: original ?? null,
    params,
    body,
  }
}

/** In the order in which they appear on the page. */
export const moduleRows = ({ id, modules }: DraftPage): ModuleRow[] =>
  modules
    .map((module, index) => ({ module, place: module.sort ?? index }))
    .sort((a, b) => a.place - b.place)
    .map(({ module: { status, relations, conditions, sort: _, ...params } }, position) => ({
      pageId: id,
      position,
      status,
      relations,
      conditions,
      params,
    }))

export function articleRow(article: DraftArticle): UndatedRow<ArticleRow> {
  const { id, category, sort, status, date, parent, paths, original, body, ...params } = article
  return {
    id,
    category: category ?? null,
    sort,
    status,
    day: date ?? null,
    parentId: parent ?? null,
    paths: paths ?? {},
    original: original ?? null,
    params,
    body,
  }
}

export const fileRows = ({ files }: SiteDraft): Omit<FileRow, 'createdAt'>[] =>
  files.map(({ name, hash, mimetype, bytes, width, height, drawing }) => ({
    name,
    hash,
    mimetype,
    bytes: bytes.length,
    width: width ?? null,
    height: height ?? null,
    drawing: drawing ?? null,
  }))
