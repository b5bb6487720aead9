import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/setup/test-folder'
import { decryptWith, encryptTo } from './age-stream'
import type { Opener, Sealer } from './archive'
import { makeKeys, readOperatorKey, readServerKey, verifyingKeyOf } from './backup-keys'
import { chooseOpener, openerWith, openOpener, verifySignature } from './openers'
import { chooseSealer, openSealer, sealerWith } from './sealers'

const folder = testFolder()
const now = new Date('2026-11-23T05:00:00Z')
const files = await makeKeys(path.join(folder, 'keys'), now)
const [serverKey, operatorKey] = [await readServerKey(files.server), await readOperatorKey(files.operator)]
const ways: [string, Sealer, Opener][] = [
  ['encrypted', sealerWith(serverKey), openerWith(operatorKey)],
  ['only compressed', openSealer, openOpener],
]

let written = 0
const newFile = () => path.join(folder, `sealed-${written++}`)
const bytes = fc.uint8Array({ maxLength: 200_000, size: 'max' }).map((array) => Buffer.from(array))

test.each(ways)('K11 what is written %s is read as it was', async (_name, sealer, opener) => {
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      const file = newFile()
      const { size } = await sealer.write(file, Readable.from([content.subarray(0, 7), content.subarray(7)]))
      expect(statSync(file).size).toBe(size)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect((await buffer(opener.read(file))).equals(content)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('S-14 an encrypted file with a changed, missing or added byte is refused', async () => {
  const [[, sealer, opener]] = ways as [[string, Sealer, Opener]]
  const file = newFile()
  await sealer.write(file, Readable.from([Buffer.alloc(150_000, 'rows of a table')]))
  const sealed = readFileSync(file)
  const spoilt = fc.oneof(
    fc.tuple(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, change]) => {
      const copy = Buffer.from(sealed)
      copy[at] = (copy[at] ?? 0) ^ change
      return copy
    }),
    fc.nat(sealed.length - 1).map((length) => sealed.subarray(0, length)),
    fc.uint8Array({ minLength: 1, maxLength: 99 }).map((more) => Buffer.concat([sealed, more])),
  )
  await fc.assert(
    fc.asyncProperty(spoilt, async (content) => {
      writeFileSync(file, content)
      await expect(buffer(opener.read(file))).rejects.toThrow(file)
    }),
    { numRuns: 60 },
  )
})

test('S-14 a signature fits one manifest and one key only', async () => {
  const manifest = Buffer.from('{"format":1,"id":"a"}')
  const signature = sealerWith(serverKey).sign(manifest)
  const verify = (content: Buffer, signed = signature, key = operatorKey.verifyingKey) =>
    verifySignature(content, signed, key)
  verify(manifest)
  verify(manifest, signature, verifyingKeyOf(serverKey))
  fc.assert(
    fc.property(fc.nat(manifest.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const copy = Buffer.from(manifest)
      copy[at] = (copy[at] ?? 0) ^ change
      expect(() => verify(copy)).toThrow('does not fit')
    }),
  )
  fc.assert(
    fc.property(fc.nat((signature ?? '').length - 1), fc.stringMatching(/^[A-Za-z0-9+/=]$/), (at, letter) => {
      const changed = `${signature?.slice(0, at)}${letter}${signature?.slice(at + 1)}`
      fc.pre(changed !== signature)
      expect(() => verify(manifest, changed)).toThrow('does not fit')
    }),
    { numRuns: 500 },
  )
  const others = await makeKeys(path.join(folder, 'others'), now)
  const other = await readServerKey(others.server)
  expect(() => verify(manifest, signature, verifyingKeyOf(other))).toThrow('another key')
  expect(() => verify(manifest, sealerWith(other).sign(manifest))).toThrow('another key')
  expect(() => openerWith(operatorKey).verify(manifest, undefined)).toThrow('not signed')
  expect(() => openOpener.verify(manifest, signature)).toThrow('--key')
})

test('S-14 the server’s key opens nothing, and another operator’s key says so', async () => {
  expect(readFileSync(files.server, 'utf8')).not.toContain('AGE-SECRET-KEY')
  const others = await makeKeys(path.join(folder, 'strangers'), now)
  const file = newFile()
  await sealerWith(serverKey).write(file, Readable.from(['words']))
  const stranger = openerWith(await readOperatorKey(others.operator))
  await expect(buffer(stranger.read(file))).rejects.toThrow('for another key')
})

test('S-14 no backup is made or opened without a key unless somebody says so', async () => {
  await expect(chooseSealer({ isUnencrypted: false })).rejects.toThrow('--unencrypted')
  await expect(chooseOpener({ isUnencrypted: false })).rejects.toThrow('--unencrypted')
  expect((await chooseSealer({ isUnencrypted: true })).isEncrypted).toBe(false)
  expect((await chooseSealer({ keyFile: files.server, isUnencrypted: false })).isEncrypted).toBe(true)
})

test('S-14 keys are never overwritten, taken for each other, or left open to other users', async () => {
  expect([files.server, files.operator].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
  await expect(makeKeys(path.dirname(files.server), now)).rejects.toThrow('there already')
  await expect(readServerKey(files.operator)).rejects.toThrow('not the server’s key')
  await expect(readOperatorKey(files.server)).rejects.toThrow('not the operator’s key')
  await expect(readServerKey(path.join(folder, 'none'))).rejects.toThrow('ENOENT')
  const copy = path.join(folder, 'open.key')
  writeFileSync(copy, readFileSync(files.server), { mode: 0o600 })
  chmodSync(copy, 0o640)
  await expect(readServerKey(copy)).rejects.toThrow(`chmod 600 ${copy}`)
})

test('S-14 encryption waits for the writer: no more than 1 MiB is read ahead', async () => {
  let read = 0
  const source = Readable.from(
    (function* () {
      for (; read < 64; read++) yield Buffer.alloc(1 << 16)
    })(),
  )
  const sealed = source.pipe(encryptTo(serverKey.recipient))
  await new Promise((resolve) => sealed.once('readable', resolve))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(read).toBeLessThan(16)
  const plain = await buffer(sealed.pipe(decryptWith(operatorKey.identity, 'it')))
  expect(plain.length).toBe(64 << 16)
})
