import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { shareLinks } from './share-links'

const title = 'Villa & tuin: 50 % groen + zwembad?'
const url = 'https://agency.example/nl/te-koop/ukkel/villa/2706/'

test.each(locales)('D11 in %s each sharing link contains the title and the whole address', (locale) => {
  const links = new Map(shareLinks(title, url, translateTo(locale)).map(({ way, href }) => [way, href]))
  const mail = new URL(links.get('mail') ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('subject')).toContain(title)
  expect(mail.searchParams.get('body')).toContain(`${title}\n${url}`)
  expect(new URL(links.get('whatsapp') ?? '').searchParams.get('text')).toContain(url)
  expect(new URL(links.get('facebook') ?? '').searchParams.get('u')).toBe(url)
})

test('D11 a mail link encodes spaces as %20: mail programs do not decode a plus sign', () => {
  const [mail] = shareLinks('Huis met tuin', url, translateTo('nl'))
  expect(mail.href).not.toContain('+')
  expect(mail.href).toContain('%20')
})
