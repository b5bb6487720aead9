import { colonIn } from '~/kernel/colon'
import type { Locale } from '~/kernel/locale'
import type { MailBlock, MailCard, MailContent, MailPerson, MailSender } from './mail'

/** Characters in a line of a text mail, as far as words and addresses allow. @see RFC 5322, 2.1.1 */
const lineLength = 76

/** A mail as plain text. */
export function mailText({ title, blocks }: MailContent, sender: MailSender, locale: Locale): string {
  const parts = [underlined(title, '='), ...blocks.map((block) => blockText(block, colonIn(locale)))]
  const foot = [sender.name, ...sender.lines, sender.phone, sender.email, sender.url].join('\n')
  return `${[...parts, `-- \n${foot}`].join('\n\n')}\n`
}

function blockText(block: MailBlock, colon: string): string {
  switch (block.type) {
    case 'text':
    case 'lines':
      return wrapped(block.text)
    case 'heading':
      return underlined(block.text, '-')
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
    case 'button':
      return `${block.text}${colon}\n${block.href}`
    case 'links':
      return block.links.map(({ text, href }) => `${text}${colon}\n${href}`).join('\n\n')
    case 'card':
      return cardText(block.card)
    case 'person':
      return personText(block.person)
    case 'note':
      return [
        wrapped(block.text),
        ...(block.link ? [`${block.link.text}${colon}\n${block.link.href}`] : []),
      ].join('\n')
  }
}

const cardText = ({ title, place, price, facts, href }: MailCard) =>
  [title, place, [price, facts].filter(Boolean).join(' · '), href].join('\n')

const personText = ({ about, name, phone, email }: MailPerson) => [about, name, phone, email].join('\n')

const underlined = (text: string, mark: string) =>
  `${text}\n${mark.repeat(Math.min(text.length, lineLength))}`

function wrapped(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split(' ').reduce(addWord, ['']).join('\n'))
    .join('\n')
}

function addWord(lines: string[], word: string): string[] {
  const last = lines.at(-1) ?? ''
  if (last === '') return [...lines.slice(0, -1), word]
  if (last.length + 1 + word.length > lineLength) return [...lines, word]
  return [...lines.slice(0, -1), `${last} ${word}`]
}
