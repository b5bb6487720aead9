export { shellOf } from './shell.server'
export { loadSite, SiteRefused, siteOf } from './site.server'
