import { picturesIn } from './markdown-mistakes'
import type { SiteDraft } from './site-draft'

const ofFile = new Set(['file', 'logo', 'icon', 'video', 'videoMobile'])

/** Lists the files that documents and texts of a site folder reference, without duplicates. */
export function referencedFiles(site: Partial<Pick<SiteDraft, 'settings' | 'pages' | 'articles'>>): string[] {
  const names = new Set<string>()
  collect(site, names)
  for (const { body } of [...(site.pages ?? []), ...(site.articles ?? [])])
    for (const text of Object.values(body))
      for (const name of picturesIn(text)) if (!/^(\w+:|\/)/.test(name)) names.add(name)
  return [...names].sort()
}

function collect(value: unknown, names: Set<string>) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // The top bar's icons are names, not files.
    if (ofFile.has(key) && typeof inner === 'string' && inner.includes('.')) names.add(inner)
    else collect(inner, names)
  }
}
