import { expect, test } from 'vitest'
import { siteInfoSchema } from './site-info'
import { hasTags, tagSources } from './tag-sources'

const all = {
  analyticsId: 'G-TEST123456',
  adsId: 'AW-123456789',
  tagManagerId: 'GTM-TEST123',
  pixelId: '123456789012345',
}

test('S9 account ids of an agency are valid in the format of their services', () => {
  expect(siteInfoSchema.parse(all)).toEqual(all)
  expect(siteInfoSchema.parse({})).toEqual({})
})

test.each([
  { analyticsId: 'UA-12345-1' },
  { analyticsId: 'G-TEST123456&x=1' },
  { analyticsId: 'g-test123456' },
  { adsId: 'AW-12x456789' },
  { tagManagerId: "GTM-TEST123'" },
  { tagManagerId: '' },
  { pixelId: '123' },
  { pixelId: 123456789012345 },
  { otherId: 'x' },
])('S9 %j is refused: it would end up in an address or nowhere', (siteInfo) => {
  expect(siteInfoSchema.safeParse(siteInfo).success).toBe(false)
})

test('S9 an agency without accounts adds no sources', () => {
  expect(tagSources({})).toEqual({})
  expect(hasTags({})).toBe(false)
})

test.each(Object.entries(all))('S9 account %s alone extends the policy', (name, id) => {
  expect(hasTags({ [name]: id })).toBe(true)
})

test('S9 several accounts add the sources of each, without duplicates', () => {
  const joint = tagSources(all)
  for (const [name, id] of Object.entries(all)) {
    for (const [directive, hosts] of Object.entries(tagSources({ [name]: id }))) {
      expect(joint[directive as 'img-src']).toEqual(expect.arrayContaining([...hosts]))
    }
  }
  for (const hosts of Object.values(joint)) expect(new Set(hosts).size).toBe(hosts.length)
})

test('S9 every source is a whole https origin', () => {
  for (const host of Object.values(tagSources(all)).flat())
    expect(host).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/)
})
