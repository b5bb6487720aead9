import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/setup/test-folder'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

/** In a process of its own, whose umask it may change. */
function protect(dataDir: string, then = '', first = '') {
  const script = `
    import { protectDataFolder } from './app/platform/data-folder.server.ts'
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    ${first}
    protectDataFolder(${JSON.stringify(dataDir)}, { warn() {} })
    ${then}`
  execFileSync(process.execPath, ['--input-type=module', '--experimental-strip-types', '-e', script])
}

test('S-22 a new folder is closed to others, and so is what is made in it', () => {
  const dataDir = path.join(testFolder(), 'new/data')
  protect(dataDir, `fs.mkdirSync('${dataDir}/a'); fs.writeFileSync('${dataDir}/a/b', '')`)
  expect([dataDir, `${dataDir}/a`, `${dataDir}/a/b`].map(modeOf)).toEqual(['700', '700', '600'])
})

test('S-22 a folder that others could read is fixed with everything in it; what links lead to stays', () => {
  const folder = testFolder()
  const [dataDir, outside] = [path.join(folder, 'data'), path.join(folder, 'outside')]
  mkdirSync(path.join(dataDir, 'uploads/deep'), { recursive: true, mode: 0o755 })
  for (const file of ['secret', 'uploads/deep/picture']) writeFileSync(path.join(dataDir, file), '')
  writeFileSync(outside, '')
  for (const file of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    chmodSync(path.join(dataDir, file), 0o777)
  for (const file of [dataDir, outside]) chmodSync(file, 0o755)
  execFileSync('ln', ['-s', outside, path.join(dataDir, 'link')])
  protect(dataDir)
  const modes = ['', 'secret', 'uploads', 'uploads/deep', 'uploads/deep/picture'].map((file) =>
    modeOf(path.join(dataDir, file)),
  )
  expect(modes).toEqual(['700', '600', '700', '700', '600'])
  expect(modeOf(outside)).toBe('755')
})

test('S-22 what belongs to another user does not keep the folder open', () => {
  const dataDir = path.join(testFolder(), 'data')
  mkdirSync(path.join(dataDir, 'lost+found'), { recursive: true, mode: 0o755 })
  for (const file of ['a-foreign', 'secret']) writeFileSync(path.join(dataDir, file), '', { mode: 0o644 })
  chmodSync(dataDir, 0o755)
  const refuse = `
    const { chmodSync, readdirSync } = fs
    const refuse = (file, allow) => {
      if (/foreign|lost/.test(file)) throw new Error('EPERM')
      return allow()
    }
    fs.chmodSync = (file, mode) => refuse(file, () => chmodSync(file, mode))
    fs.readdirSync = (file, options) => refuse(file, () => readdirSync(file, options))
    syncBuiltinESMExports()`
  protect(dataDir, '', refuse)
  expect([dataDir, path.join(dataDir, 'secret')].map(modeOf)).toEqual(['700', '600'])
})
