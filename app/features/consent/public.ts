export { ConsentDialog, type ConsentDialogProps } from './consent-dialog'
export { type SiteInfo, siteInfoSchema } from './site-info'
export { hasTags, tagSources } from './tag-sources'
