import { articleFile, pageFile } from './check-addresses'
import { misuseOf } from './file-types'
import { fileReferences } from './referenced-files'
import type { SiteDraft, SiteMistake } from './site-draft'

/** Finds files that cannot be shown where a document names them, such as a drawing in the place of a picture. */
export function misusedFiles({ settings, pages, articles, files }: SiteDraft): SiteMistake[] {
  // Those that could not be read are reported as such.
  const read = new Set(files.map(({ name }) => name))
  const documents = [
    { file: 'site.json', content: settings },
    ...pages.map((page) => ({ file: pageFile(page), content: page })),
    ...articles.map((article) => ({ file: articleFile(article), content: article })),
  ]
  return documents.flatMap(({ file, content }) =>
    fileReferences(content).flatMap(({ at, name, use }) => {
      const reason = read.has(name) && misuseOf(name, use)
      return reason ? [{ file, at, reason: `${name} ${reason}` }] : []
    }),
  )
}
