/**
 * Writes build/sbom.cdx.json: what the product consists of when it runs, as CycloneDX, from the lock file (S-19). Runs
 * after `npm run build` and before a release is made, which carries the file.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
const text = execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 1e8 })
const { components } = JSON.parse(text)
mkdirSync('build', { recursive: true })
writeFileSync('build/sbom.cdx.json', text)
console.log(`build/sbom.cdx.json lists ${components.length} packages.`)
