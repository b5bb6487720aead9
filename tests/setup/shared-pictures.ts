import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Tells processes of test files, which start products too, where the folder is. */
const variable = 'TEST_RENDERED_PICTURES'

/**
 * Makes a folder of rendered pictures for all products that are started from now on, as the processes of one site
 * share it: to render the pictures of the demo takes more work than everything else that a start does.
 * @returns removes it
 */
export function sharePictures(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pignon-pictures-'))
  process.env[variable] = folder
  return () => {
    delete process.env[variable]
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives the rendered pictures that are shared, if any are, to a new DATA_DIR. */
export function linkSharedPictures(dataDir: string) {
  const folder = process.env[variable]
  if (!folder) return
  const media = path.join(dataDir, 'media')
  mkdirSync(media, { mode: 0o700 })
  symlinkSync(folder, path.join(media, 'rendered'))
}
