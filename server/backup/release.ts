import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** This release; the product runs with the project root as its working directory. */
export function releaseName(): string {
  const text = readFileSync(path.resolve('package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
