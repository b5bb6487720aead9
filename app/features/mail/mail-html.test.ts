import { expect, test } from 'vitest'
import { emblemId } from './emblem.server'
import type { MailContent, MailSender } from './mail'
import { mailHtml } from './mail-html.server'

const sender: MailSender = {
  name: 'Tilia',
  url: 'https://agency.example',
  lines: ['Tilia Vastgoed BV'],
  phone: '02 555 01 00',
  email: 'hallo@tilia.example',
  colours: { primary: '#24483a', action: '#a8482b', paper: '#fbfaf7', ink: '#1d2420' },
}
const content: MailContent = {
  subject: 'Uw bezichtiging',
  title: 'Uw bezichtiging ligt vast',
  blocks: [
    { type: 'button', text: 'Afspraak <bekijken>', href: 'https://agency.example/nl/' },
    {
      type: 'card',
      card: {
        ...{ href: 'https://agency.example/nl/1/', title: 'Huis', place: 'Linkebeek', price: '€ 1' },
        picture: { src: 'https://agency.example/1.jpg', alt: 'Gevel', width: 520, height: 390 },
      },
    },
  ],
}
const htmlWith = (more: Partial<MailSender> = {}) => mailHtml(content, { ...sender, ...more }, 'nl')

test('F5 a mail shows the agency’s emblem beside its name, which is text', () => {
  const html = htmlWith({ emblem: Buffer.from('png') })
  expect(html.split(`cid:${emblemId}`)).toHaveLength(2)
  expect(html).toMatch(new RegExp(`<img src="cid:${emblemId}" alt=""[^>]*/>Tilia</a>`))
  expect(htmlWith()).not.toContain('cid:')
  expect(htmlWith()).toMatch(/>Tilia<\/a>/)
})

test('F5 a mail fetches nothing but the pictures that it shows', () => {
  const html = htmlWith({ emblem: Buffer.from('png') })
  expect(html.match(/https:\/\/agency\.example\/1\.jpg/g)).toHaveLength(1)
  expect(html).not.toMatch(/<link|<script|@import|url\(/)
})

test('F5 a dark mail program shows words of the agency’s colour in a lighter shade', () => {
  const [, shade = ''] = /\.content a:not\(\.button\),\.foot a\{color:(#\w{6})/.exec(htmlWith()) ?? []
  expect(shade).not.toBe('')
  expect(shade).not.toBe('#24483a')
  expect(htmlWith()).toContain('<meta name="color-scheme" content="light dark"/>')
})

test('F5 what a mail says cannot become part of its page', () => {
  expect(htmlWith()).toContain('Afspraak &lt;bekijken&gt;</a>')
})
