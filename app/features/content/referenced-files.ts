import type { FileUse } from './file-types'
import { picturesIn } from './markdown-mistakes'
import type { SiteDraft } from './site-draft'

const useOfField: Readonly<Record<string, FileUse>> = {
  file: 'picture',
  logo: 'drawing',
  icon: 'drawing',
  video: 'film',
  videoMobile: 'film',
}

/** A file that a document names, the field that names it (`banner.image.file`), and what it is shown as. */
type FileReference = { at: string; name: string; use: FileUse }

/** Lists the files that documents and texts of a site folder reference, without duplicates. */
export function referencedFiles(site: Partial<Pick<SiteDraft, 'settings' | 'pages' | 'articles'>>): string[] {
  const names = new Set(fileReferences(site).map(({ name }) => name))
  for (const { body } of [...(site.pages ?? []), ...(site.articles ?? [])])
    for (const text of Object.values(body))
      for (const name of picturesIn(text)) if (!/^(\w+:|\/)/.test(name)) names.add(name)
  return [...names].sort()
}

/** Lists the files that the fields of a document name, in its order. */
export function fileReferences(value: unknown, parents: string[] = []): FileReference[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const use = useOfField[key]
    const path = [...parents, key]
    // The top bar's icons are names, not files.
    if (use && typeof inner === 'string' && inner.includes('.'))
      return [{ at: path.join('.'), name: inner, use }]
    return fileReferences(inner, path)
  })
}
