import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A folder of its own for this test file; it is gone afterwards. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pignon-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
