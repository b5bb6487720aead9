import { accessSync, constants } from 'node:fs'

/** Tells whether a file is executable. */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
