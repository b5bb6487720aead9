import type { RequestListener } from 'node:http'
import { siteOf } from '~/features/content/public.server'
import { listingIndexOf } from '~/features/listings/public.server'
import {
  forgetOwnCopies,
  repeatErasuresAtStart,
  repeatErasuresWhenBack,
} from '~/features/privacy/public.server'
import type { Services } from '~/platform/app.server'
import { watchDatabase } from '~/platform/database-watch.server'
import { type Following, followDatabase } from '~/platform/follow-database.server'
import { repeatedProblems } from '~/platform/log.server'
import { officeChannel } from '~/platform/office/office-news.server'
import { announcer } from './announce-content'
import { inTime } from './deadline'
import { startDemo } from './demo'
import { createHttp } from './http'
import { startWorkers } from './jobs'
import { closeServices, openServices, servicesOf } from './services'

/** A hundred thousand listings take ten seconds, three times as many on a busy machine. */
const longestReadMs = 60_000
const dayMs = 86_400_000

export type OpenSite = {
  services: Services
  /** The agency's name. */
  name: string
  listener: RequestListener
  /** Renders the cards' pictures in the background (I4). */
  warmPictures(): void
  /** From now on `/readyz` says that this process is about to stop. */
  startDraining(): void
  close(): Promise<void>
}

/** Opens the site with a migrated database, ready to answer; does not listen yet. */
export async function openSite(): Promise<OpenSite> {
  const opened = await openServices(true)
  const services = servicesOf(opened)
  await repeatErasuresAtStart(services)
  await startDemo(services)

  const watch = watchDatabase(opened.database, {
    log: services.log,
    problems: repeatedProblems,
    onBack() {
      http.databaseIsBack()
      following?.renew()
      void repeatErasuresWhenBack(services)
    },
  })
  const isListening = () => following?.isListening() ?? false
  const http = await createHttp(services, opened.database, { ...watch, isListening })
  let following: Following | undefined
  following = await followDatabase(opened.database, {
    changed: announcer(services, http),
    others: { [officeChannel]: http.officeTold },
  })
  const { role } = opened.config
  const index = role === 'worker' ? undefined : listingIndexOf(services.db)
  const endJobs = role === 'web' ? () => {} : await startWorkers(services)
  if (index) await untilRead(index, services)
  const forgettingCopies = setInterval(forgetCopies, dayMs, services).unref()
  forgetCopies(services)
  return {
    services,
    name: (await siteOf(services.db)).identity.name,
    listener: http.listener,
    warmPictures: http.warmPictures,
    startDraining: http.startDraining,
    close: async () => {
      clearInterval(forgettingCopies)
      watch.stop()
      await following?.stop()
      await http.close()
      await closeServices(opened)
      endJobs()
    },
  }
}

const forgetCopies = (services: Services) =>
  void forgetOwnCopies(services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'old copies of pictures could not be deleted'),
  )

/** Lists need the index: a visitor who came before it is read would be told that the database is away. */
async function untilRead(index: Promise<unknown>, { log }: Pick<Services, 'log'>) {
  await inTime(index, longestReadMs).catch((error: unknown) =>
    log.warn({ err: error }, 'the site opens before the index of listings is read'),
  )
}
