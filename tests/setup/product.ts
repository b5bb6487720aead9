import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMailServer } from './mail-server.ts'
import { productSecret } from './product-secret.ts'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built product that journeys visit, without a slash at its end. */
    baseUrl: string
    /** The product's DATA_DIR, where it keeps pictures and mails. */
    dataDir: string
    /** Where every mail that it sent over SMTP arrives as a file. */
    mailDir: string
    /** Origin of a second one, which is the site of another agency. */
    agencyUrl: string
    /** The DATA_DIR of that one, for commands that run beside it. */
    agencyDataDir: string
  }
}

/** Loaded as an agency loads its own, before the first visitor. */
const anotherAgency = {
  env: { DEMO: 'off', GALLERY: 'on' },
  commands: [
    ['site', 'import', 'tests/fixtures/agency'],
    ['feed', 'import', 'tests/fixtures/agency-feed.json'],
  ],
}

/** Two products for the whole run, the demo and another agency: journeys leave them as they found them. */
export default async function setup(project: TestProject) {
  const mailDir = await mkdtemp(path.join(os.tmpdir(), 'pignon-mails-'))
  const mailServer = await openMailServer(mailDir)
  const env = { SMTP_URL: mailServer.url, TRUSTED_PROXIES: '127.0.0.1,::1', SECRET: productSecret }
  const starting = await Promise.allSettled([startProduct({ env }), startProduct(anotherAgency)])
  const stop = async () => {
    await Promise.all(starting.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
    await mailServer.close()
    await rm(mailDir, { recursive: true, force: true })
  }
  const [demo, agency] = starting
  if (demo.status === 'rejected' || agency.status === 'rejected') {
    await stop()
    throw demo.status === 'rejected' ? demo.reason : (agency as PromiseRejectedResult).reason
  }
  project.provide('baseUrl', demo.value.baseUrl)
  project.provide('dataDir', demo.value.dataDir)
  project.provide('mailDir', mailDir)
  project.provide('agencyUrl', agency.value.baseUrl)
  project.provide('agencyDataDir', agency.value.dataDir)
  return stop
}
