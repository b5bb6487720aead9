import { expect, test } from 'vitest'
import type { Site } from '~/features/content/public.server'
import { securityTxt } from './security-txt'

const site = { identity: { email: 'hallo@tilia.example' }, locales: ['nl', 'fr'] } as unknown as Site

test('S-19 security.txt names the agency, ends within a year, and says its languages and its own address', async () => {
  const now = new Date('2026-11-22T13:14:15Z')
  const answer = securityTxt('https://agency.example', site, now)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toBe(
    [
      'Contact: mailto:hallo@tilia.example',
      'Expires: 2027-05-23T00:00:00Z',
      'Preferred-Languages: nl, fr',
      'Canonical: https://agency.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires.getTime() - now.getTime()).toBeLessThan(366 * 86_400_000)
})
