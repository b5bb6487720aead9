import type { z } from 'zod'
import type { pageSchema } from '../page.schema'

/** A page as it is written in a site folder. */
export type WrittenPage = z.input<typeof pageSchema>
type WrittenModule = NonNullable<WrittenPage['modules']>[number]

/**
 * What holds for any agency of a page of the demo: its addresses, its title and its modules, without the demo's pictures,
 * its menu and what search engines read of it.
 * @param isThere - tells whether a page is on the new site too, so that others may stand below it
 */
export function neutralPage(
  { screen, original, paths, parent, title, description, modules }: WrittenPage,
  isThere: (page: string) => boolean,
): WrittenPage {
  return {
    ...(screen ? { screen } : { original, paths, description }),
    ...(parent && isThere(parent) ? { parent } : {}),
    title,
    ...(modules ? { modules: modules.filter(hasContent).map(withoutPictures) } : {}),
  }
}

/** A new site names nobody, and a heading over nobody would be all that is left of its team. */
const hasContent = ({ relations = [] }: WrittenModule) =>
  relations.length === 0 || relations.some(({ type }) => type !== 'team')

export function withoutPictures({
  image,
  images: _,
  backgroundType,
  ...module
}: WrittenModule): WrittenModule {
  return image || backgroundType !== 'color' ? module : { ...module, backgroundType }
}
