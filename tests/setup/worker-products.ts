import { inject } from 'vitest'

/** What the test files of one worker have for themselves: they run one after the other, and change what sites show. */
export type WorkerProducts = {
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

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: WorkerProducts[]
  }
}

/** Those of the worker that runs this test file. */
export function ownProducts(): WorkerProducts {
  const own = inject('products')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no products`)
  return own
}
