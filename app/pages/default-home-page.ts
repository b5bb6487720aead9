import type { Page } from '~/features/content/public.server'
import { moduleSchema } from '~/features/content/public.server'

/** The default home page of a site without its own: the newest listings and their number. */
export const defaultHomePage: Page = {
  kind: 'page',
  id: 'home',
  screen: 'home',
  status: 'Published',
  title: {},
  breadcrumb: { public: true },
  metadata: { active: true },
  showBreadCrumb: true,
  showPageBanner: true,
  showFixedMenu: true,
  noReferrerNoFollow: false,
  body: {},
  modules: [
    moduleSchema.parse({ relations: [{ type: 'property-list', id: 'newest' }], itemsPerRow: 4 }),
    moduleSchema.parse({ relations: [{ type: 'project-list', id: 'all' }] }),
  ],
}
