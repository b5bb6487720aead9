import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emblemOf } from './emblem.server'

test('F5 the emblem of mails is a small picture that every mail program shows', async () => {
  const png = await emblemOf(readFileSync('demo/site/media/icon.svg', 'utf8'))
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 80, height: 80 })
  expect(png?.length).toBeLessThan(4_000)
  const { data } = await sharp(png)
    .extract({ left: 40, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([0x24, 0x48, 0x3a])
})

test('F5 a mail goes out without an emblem that cannot be drawn', async () => {
  expect(await emblemOf('<svg')).toBeUndefined()
})
