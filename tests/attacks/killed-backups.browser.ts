import { chmodSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { killBeforeItsSecret, killCommands, runToEnd, wholeBackups } from '../faults/killed-backups'
import { productSecret } from '../setup/product-secret'
import { environmentOf } from '../setup/run-command'
import { testFolder } from '../setup/test-folder'
import { ownProducts } from '../setup/worker-products'

test('K11 a backup of the running site that is killed leaves nothing that looks whole', async () => {
  const folder = testFolder()
  const env = environmentOf(ownProducts().dataDir, {
    BACKUP_DIR: folder,
    SECRET: productSecret,
    LOG_LEVEL: 'silent',
  })
  const words = ['backup', '--unencrypted']
  const whole = await runToEnd(words, env)
  expect(whole).toMatchObject({ code: 0 })
  const [first = ''] = wholeBackups(folder)
  // The first may have taken longer than those after it, on a machine that was busy.
  let killed = 0
  for (let wholeMs = whole.seconds * 1_000; killed === 0 && wholeMs > 50; wholeMs /= 2)
    killed = await killCommands({ env, words, kills: 2, wholeMs })
  expect(killed).toBeGreaterThan(0)
  for (const name of wholeBackups(folder))
    expect(await runToEnd(['backup', 'check', path.join(folder, name), '--unencrypted'], env)).toMatchObject({
      code: 0,
    })
  const refused = await runToEnd(['restore', path.join(folder, first), '--unencrypted', '--replace'], env)
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('Others have this database open'),
  })
})

test('K11 a restore that is killed before its SECRET is in place is finished by the next start', async () => {
  const [folder, dataDir] = [testFolder(), testFolder()]
  chmodSync(dataDir, 0o711)
  const site = environmentOf(ownProducts().dataDir, { BACKUP_DIR: folder, SECRET: productSecret })
  expect(await runToEnd(['backup', '--unencrypted'], site)).toMatchObject({ code: 0 })
  const [name = ''] = wholeBackups(folder)
  const env = environmentOf(dataDir, { LOG_LEVEL: 'silent' })
  expect(await killBeforeItsSecret(['restore', path.join(folder, name), '--unencrypted'], env)).toBe(
    'SIGKILL',
  )
  expect(await runToEnd(['secret', 'check'], env)).toMatchObject({
    code: 0,
    output: 'SECRET is the one that this database was used with.\n',
  })
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toContain(productSecret)
})
