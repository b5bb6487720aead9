import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Everything that the build reads. */
const sources = [
  'app',
  'server',
  'db',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const isTest = (name) => /\.(test|fixture)\.tsx?$/.test(name)

/** The stamp identifies the sources of build/; an interrupted build has none. */
const stampOf = (root) => path.join(root, 'build/sources.sha256')

/** Tells whether build/ was made from the current sources. */
export function isBuilt(root) {
  if (!existsSync(stampOf(root)) || !existsSync(path.join(root, 'build/server/index.js'))) return false
  return readFileSync(stampOf(root), 'utf8') === hashOfSources(root)
}

/** @returns a function to call after the build: edits made meanwhile are not part of it */
export function rememberBuild(root) {
  const hash = hashOfSources(root)
  rmSync(stampOf(root), { force: true })
  return () => {
    mkdirSync(path.dirname(stampOf(root)), { recursive: true })
    writeFileSync(stampOf(root), hash)
  }
}

function hashOfSources(root) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(root, source) {
  const full = path.join(root, source)
  if (!existsSync(full)) return []
  if (path.extname(source)) return [source]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !isTest(entry.name))
  // Node 20.12 renamed `path` to `parentPath`.
  return files
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}
