import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const order: string[][] = createRequire(import.meta.url)('../../scripts/checks/order-of-rooms.cjs')

test('each room has its place in the order, and no other is named', () => {
  expect(order.flat().sort()).toEqual(readdirSync('app/features').sort())
})

test('docs/architecture.md has the order that is held', () => {
  const list = order.map((rooms, at) => `${at + 1}. ${rooms.map((room) => `\`${room}\``).join(', ')}`)
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(list.join('\n'))
})
