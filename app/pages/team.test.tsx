import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import Team from './team.route'

const colleague = (name: string) => ({
  person: {
    anchor: name.toLowerCase(),
    name,
    initials: name[0] ?? '',
    role: undefined,
    licence: undefined,
    languages: undefined,
    intro: undefined,
    phone: '02 555 01 11',
    phoneHref: 'tel:+3225550111',
    email: 'a@tilia.example',
    portrait: undefined,
    href: undefined,
  },
  count: 0,
  cards: [],
})

function linksToPeople(names: string[]): number {
  const loaderData = { page: { title: 'Team' }, team: names.map(colleague) }
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Team {...({ loaderData } as unknown as Parameters<typeof Team>[0])} />
    </TextContext>,
  )
  return html.match(/href="#/g)?.length ?? 0
}

test('M10 a large team is shown at a glance before each of its people, a small one is seen as it is', () => {
  expect(linksToPeople(['An', 'Bo', 'Cy', 'Di', 'Ed'])).toBe(5)
  expect(linksToPeople(['An', 'Bo', 'Cy', 'Di'])).toBe(0)
})
