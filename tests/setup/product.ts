import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMailServer } from './mail-server.ts'
import { productSecret } from './product-secret.ts'
import { sharePictures } from './shared-pictures.ts'
import { startProduct } from './start-product.ts'
import type { WorkerProducts } from './worker-products.ts'

/** Loaded as an agency loads its own, before the first visitor. */
const anotherAgency = {
  env: { DEMO: 'off', GALLERY: 'on' },
  commands: [
    ['site', 'import', 'tests/fixtures/agency'],
    ['feed', 'import', 'tests/fixtures/agency-feed.json'],
  ],
}

/** Ends what a worker was given, the last first. */
type Cleanup = (() => unknown)[]

/** Two products for each worker, the demo and another agency: journeys leave them as they found them. */
export default async function setup(project: TestProject) {
  const workers = Array.from({ length: project.config.maxWorkers }, (): Cleanup => [])
  const removePictures = sharePictures()
  const stop = async () => {
    await Promise.all(
      workers.map(async (cleanup) => {
        for (const end of cleanup.reverse()) await end()
      }),
    )
    removePictures()
  }
  const starting = workers.map(startForWorker)
  const failed = (await Promise.allSettled(starting)).find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  project.provide('products', await Promise.all(starting))
  return stop
}

async function startForWorker(cleanup: Cleanup): Promise<WorkerProducts> {
  const mailDir = await mkdtemp(path.join(os.tmpdir(), 'pignon-mails-'))
  cleanup.push(() => rm(mailDir, { recursive: true, force: true }))
  const mailServer = await openMailServer(mailDir)
  cleanup.push(mailServer.close)
  const env = { SMTP_URL: mailServer.url, TRUSTED_PROXIES: '127.0.0.1,::1', SECRET: productSecret }
  const starting = [startProduct({ env }), startProduct(anotherAgency)] as const
  for (const one of await Promise.allSettled(starting))
    if (one.status === 'fulfilled') cleanup.push(one.value.stop)
  const [demo, agency] = await Promise.all(starting)
  return {
    baseUrl: demo.baseUrl,
    dataDir: demo.dataDir,
    mailDir,
    agencyUrl: agency.baseUrl,
    agencyDataDir: agency.dataDir,
  }
}
