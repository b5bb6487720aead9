import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Otherwise the report looks up names in the network, which may take seconds.
process.report.excludeNetwork = true
const libcHere = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'

/**
 * Whether node_modules holds what package-lock.json asks for on this machine. npm writes its own list
 * (node_modules/.package-lock.json) last, so an installation that was cut off has none.
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

/** A package.json edited by hand: npm then says what is wrong with the pair. */
function isInStep(root, { packages }) {
  const manifest = readJson(path.join(root, 'package.json'))
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => JSON.stringify(manifest?.[kind] ?? {}) === JSON.stringify(packages['']?.[kind] ?? {}),
  )
}

/** Of the optional packages only those made for a kind of machine count; the rest comes with others or not. */
function isNeededHere({ os, cpu, libc, optional }) {
  if (optional && !os) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && (!libc || allows(libc, libcHere))
}

/** npm's lists name what they allow, or with `!` what they forbid. */
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
