export { runFeedCommand } from './feed.command.server'
export type { FeedReport } from './feed-report'
export { importFeed } from './import-feed.server'
