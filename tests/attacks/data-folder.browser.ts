import { readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { retention } from '~/features/privacy/retention/retention.server'
import { ask } from '../browser/answers'
import { ownProducts } from '../setup/worker-products'

const isRoot = process.getuid?.() === 0

/** Whether anybody else may do anything with a file, as far as it is still there. */
const isOpen = (file: string) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0

test('S-22 other users can neither read, list nor change anything in DATA_DIR of a running site', async () => {
  await ask('/nl/te-koop/')
  const { dataDir: demo, agencyDataDir: agency } = ownProducts()
  for (const dataDir of [demo, agency]) {
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['postgres/18/PG_VERSION']))
    expect(files.filter((file) => isOpen(path.join(dataDir, file)))).toEqual([])
    // All products of a run share it, so that it stands elsewhere.
    const pictures = realpathSync(path.join(dataDir, 'media/rendered'))
    expect(readdirSync(pictures).filter((file) => isOpen(path.join(pictures, file)))).toEqual([])
    // Under root PostgreSQL's user passes by its group.
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe(isRoot ? '710' : '700')
  }
})

test('K16 every file in DATA_DIR of a running site has its end, or the reason why it stays', () => {
  const listed = retention.flatMap((stored) => stored.files ?? [])
  const { dataDir: demo, agencyDataDir: agency } = ownProducts()
  for (const dataDir of [demo, agency]) {
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    const isListed = (file: string) => listed.some((one) => file === one || file.startsWith(`${one}/`))
    const isFile = (file: string) => statSync(path.join(dataDir, file), { throwIfNoEntry: false })?.isFile()
    expect(files.filter((file) => isFile(file) && !isListed(file))).toEqual([])
  }
})
