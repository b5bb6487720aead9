export { runFeedCommand } from './feed.command.server'
export { deleteImportsBefore } from './feed.repo.server'
export type { FeedReport } from './feed-report'
export { importFeed } from './import-feed.server'
