import type { TestProject } from 'vitest/node'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built product that journeys visit, without a slash at its end. */
    baseUrl: string
    /** The product's DATA_DIR, where it keeps pictures and mails. */
    dataDir: string
  }
}

/** One product for the whole run: journeys leave it as they found it. */
export default async function setup(project: TestProject) {
  const { baseUrl, dataDir, stop } = await startProduct()
  project.provide('baseUrl', baseUrl)
  project.provide('dataDir', dataDir)
  return stop
}
