export { loadSite, SiteRefused, siteOf } from './site.server'
