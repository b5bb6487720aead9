import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'
import { readConfig } from '~/platform/config.server'
import type { Db } from '~/platform/database.server'
import { log } from '~/platform/log.server'
import { restOfServices } from '~/platform/services.fixture'
import { folderStorage } from '~/platform/storage/folder-storage.server'

const config = readConfig({ PUBLIC_URL: 'https://agency.example', NODE_ENV: 'test' })

/** Creates the app that loaders receive, on a fixed day in 2026. */
export const appIn = (db: Db, locale: Locale): App => ({
  config,
  storage: folderStorage(config.dataDir),
  clock: stoppedClock('2026-11-20T10:00:00Z'),
  db,
  log,
  ...restOfServices(),
  locale,
})
