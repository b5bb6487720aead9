export { coloursOf, isDarkGround, readableOn } from './brand'
export type { ModuleFields } from './check-conditions'
export { deleteSiteFilesBefore } from './delete-files.server'
export { importSite, type SiteReport } from './import-site.server'
export { renderMarkdown } from './markdown'
export { markdownPlaceOf } from './markdown-place.server'
export { type Module, moduleSchema, type Relation } from './module.schema'
export { type NewsCard, newsCard, newsIds } from './news-card'
export { pageSearch } from './office/page-search.server'
export { officeHoursOf } from './office-hours'
export type { Banner } from './page.schema'
export {
  agentProfileOf,
  isSamePerson,
  memberOf,
  type Person,
  type PersonPlace,
  personOfMember,
} from './person'
export type { PriceReferences } from './price-references'
export { readingMinutes } from './reading-time'
export { referencedColours } from './referenced-colours'
export { freeEvaluationIn, shellOf } from './shell.server'
export { runSiteCommand } from './site.command.server'
export { lockSite } from './site.repo.server'
export { siteOf, siteOrLast } from './site.server'
export { type Body, describeMistake } from './site-draft'
export {
  type Article,
  alternatesOf,
  articlesOf,
  crumbsOf,
  type Entry,
  formerPath,
  hrefOfLink,
  localise,
  localiseFirst,
  localisePublic,
  metadataOf,
  type Page,
  pageById,
  pageOfScreen,
  pathOf,
  pathOfOriginal,
  type Site,
  targetOf,
} from './site-model'
export { pictureIdOf, pictureIn, sourceOf } from './site-picture'
export { socialImageOf, socialPictureOf } from './social-picture'
export { inSpokenLocale, spokenLocale } from './spoken-locale'
export { siteFolder, siteKey, storedFileName } from './stored-file.server'
export { withContents } from './text-contents'
export { type ThanksPage, thanksSteps } from './thanks-steps'
export type { ContentImage, PublicText, Translations } from './values.schema'
