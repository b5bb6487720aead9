export { shellOf } from './shell.server'
export { loadSite, siteOf } from './site.server'
export { SiteRefused } from './site-folder.server'
