import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Otherwise the report resolves names on the network, which may take seconds.
process.report.excludeNetwork = true
const libcHere = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'

/**
 * Tells whether node_modules matches package-lock.json on this machine. npm writes its own list
 * (node_modules/.package-lock.json) last, so an interrupted installation has none.
 */
export function isInstalled(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'))
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages
  if (!present || !wanted || !isInStep(root, wanted)) return false
  return Object.entries(wanted.packages).every(([place, entry]) => {
    if (place === '' || !isNeededHere(entry)) return true
    return present[place]?.version === entry.version && existsSync(path.join(root, place, 'package.json'))
  })
}

/** package.json was edited by hand, so npm reports the mismatch. */
function isInStep(root, { packages }) {
  const manifest = readJson(path.join(root, 'package.json'))
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => JSON.stringify(manifest?.[kind] ?? {}) === JSON.stringify(packages['']?.[kind] ?? {}),
  )
}

/** Optional packages only count if they are for one kind of machine; others may be absent. */
function isNeededHere({ os, cpu, libc, optional }) {
  if (optional && !os) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcHere))
}

/** npm's lists name allowed values, or with `!` forbidden ones. */
function allows(list, value) {
  const names = [list ?? []].flat()
  const allowed = names.filter((name) => !name.startsWith('!'))
  return !names.includes(`!${value}`) && (allowed.length === 0 || allowed.includes(value))
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
