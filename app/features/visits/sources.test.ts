import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandOf, sourceKinds, sourceOf } from './sources'

const from = (host: string, utmSource = '', utmMedium = '') =>
  sourceOf({ host, utmSource, utmMedium }, 'www.agency.be')

test.each([
  ['', 'direct'],
  ['www.agency.be', 'site'],
  ['www.google.be', 'google'],
  ['www.google.co.uk', 'google'],
  ['news.google.com', 'google'],
  ['com.google.android.googlequicksearchbox', 'google'],
  ['mail.google.com', 'mail'],
  ['outlook.live.com', 'mail'],
  ['l.facebook.com', 'facebook'],
  ['t.co', 'x'],
  ['www.immoweb.be', 'immoweb'],
  ['www.2ememain.be', '2dehands'],
  ['chatgpt.com', 'assistant'],
  ['gemini.google.com', 'assistant'],
  ['blog.example', 'other'],
  ['facebook.com.evil.example', 'other'],
  ['notgoogle.be', 'other'],
  ['GOOGLE.COM', 'google'],
])('O2 a visit with referrer %j has the source %s', (host, source) => {
  expect(from(host)).toBe(source)
})

test.each([
  ['facebook', 'cpc', 'facebook'],
  ['fb', '', 'facebook'],
  ['IG', 'story', 'instagram'],
  ['immoweb.be', '', 'immoweb'],
  ['autumn', 'email', 'mail'],
  ['newsletter', '', 'mail'],
  ['leaflet', 'print', 'campaign'],
  ['constructor', '', 'campaign'],
])('O2 a link of campaign %j, medium %j, has the source %s', (source, medium, expected) => {
  expect(from('', source, medium)).toBe(expected)
})

test('O2 a campaign that names no known source yields to the referrer', () => {
  expect(from('www.google.be', 'autumn')).toBe('google')
  expect(from('www.google.be', 'facebook')).toBe('facebook')
  expect(from('blog.example', 'autumn')).toBe('campaign')
})

test('O5 any link gives a source of the fixed list: no text of a stranger is stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (host, utmSource, utmMedium) => {
      const source = sourceOf({ host, utmSource, utmMedium }, 'www.agency.be')
      expect(brandOf(source) !== undefined || sourceKinds.some((kind) => kind === source)).toBe(true)
    }),
  )
})
