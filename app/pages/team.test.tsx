import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import Team from './team.route'

const colleague = (name: string, count: number) => ({
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
  count,
  cards: [],
})

function draw(team: ReturnType<typeof colleague>[]): string {
  const loaderData = { page: { title: 'Team' }, team }
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Team {...({ loaderData } as unknown as Parameters<typeof Team>[0])} />
    </TextContext>,
  )
}

const html = draw([colleague('An', 5), colleague('Bo', 0), colleague('Cy', 1)])
const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, words]) => words)

test('M10 all people stand together, before the listings of those who have any', () => {
  expect(headings).toEqual(['An', 'Bo', 'Cy', 'An begeleidt 5 panden', 'Cy begeleidt 1 pand'])
})

test('M10 a person is found by their anchor, and leads to their listings', () => {
  expect(html.match(/<li id="an".*?<\/li>/)?.[0]).toContain('href="#an-listings"')
  expect(html.match(/<li id="bo".*?<\/li>/)?.[0]).not.toContain('href="#')
  expect(html.match(/id="(an|bo|cy)-listings"/g)).toHaveLength(2)
})

test('M10 the one main button stands before the people and leads to an appointment', () => {
  expect(html.match(/button-main/g)).toHaveLength(1)
  expect(html.indexOf('href="/nl/afspraak/" class="button button-main"')).toBeGreaterThan(0)
  expect(html.indexOf('button-main')).toBeLessThan(html.indexOf('id="an"'))
})
