import { contrastMistakes } from './brand'
import { addressMistakes } from './check-addresses'
import { misusedFiles } from './check-files'
import { referenceMistakes } from './check-references'
import type { SiteDraft, SiteMistake } from './site-draft'
import { pictureIdOf } from './site-picture'

/**
 * Checks across documents: how pages, articles, links, files and colours of a site fit together.
 * @param isWhole - false: some documents could not be read
 */
export const checkSite = (site: SiteDraft, isWhole = true): SiteMistake[] => [
  ...addressMistakes(site, isWhole),
  ...referenceMistakes(site, isWhole),
  ...misusedFiles(site),
  ...doubledPictures(site),
  ...contrastMistakes(site.settings.brand.colours),
]

function doubledPictures({ files }: SiteDraft): SiteMistake[] {
  const first = new Map<string, string>()
  return files
    .filter(({ width }) => width)
    .flatMap(({ name }) => {
      const id = pictureIdOf(name)
      const other = first.get(id)
      first.set(id, other ?? name)
      return other ? [{ file: name, reason: `its address would be that of ${other}` }] : []
    })
}
