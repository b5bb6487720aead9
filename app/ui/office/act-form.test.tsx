import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from './act-form'

const shape: FormShape = {
  act: 'members.invite',
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'role', kind: 'select', required: true, options: ['admin', 'agent'] },
    { name: 'languages', kind: 'checkboxes', required: false, options: ['nl', 'fr'] },
    { name: 'password', kind: 'password', required: true },
  ],
}
const texts = {
  name: { label: 'Naam', hint: 'Voluit.' },
  role: { label: 'Rol', options: { admin: 'Beheerder', agent: 'Makelaar' } },
  languages: { label: 'Talen' },
  password: { label: 'Wachtwoord' },
}
const refused: ActAnswer = {
  act: 'members.invite',
  isDone: false,
  values: { name: '"><script>', role: 'agent', languages: ['fr'] },
  problems: { name: 'Vul een naam in.', password: 'Vul een wachtwoord in.' },
}

function render(answer?: ActAnswer, drawn = shape) {
  const Component = () => <ActForm shape={drawn} texts={texts} answer={answer} send="Uitnodigen" />
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Stub />
    </TextContext>,
  )
}

test('B3 a form names its act and every field of its schema, each with a label', () => {
  const html = render()
  expect(html).toContain('<input type="hidden" name="act" value="members.invite"/>')
  for (const { name } of shape.fields) expect(html).toContain(`name="${name}"`)
  expect(html.match(/<label for=/g)).toHaveLength(3)
  expect(html).toContain('<legend')
  expect(html).toContain('maxLength="100"')
})

test('B6 a form that was drawn without the password asks for it once it is refused without', () => {
  const fresh = { ...shape, fields: shape.fields.filter(({ name }) => name !== 'password') }
  expect(render(undefined, fresh)).not.toContain('type="password"')
  const html = render({ ...refused, problems: { password: 'Typ uw wachtwoord.' } }, fresh)
  expect(html).toContain('type="password"')
  expect(html).toContain('Typ uw wachtwoord.')
})

test('B12 a refused form keeps what was typed, as it was typed', () => {
  const html = render(refused)
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(html).toMatch(/<option value="agent" selected="">Makelaar/)
  expect(html).toMatch(/checked="" value="fr"|value="fr" checked=""/)
})

test('B12 every mistake is named at its field and above the form; the first has the focus', () => {
  const html = render(refused)
  expect(html).toContain('2 velden zijn nog niet goed ingevuld.')
  expect(html).toContain('<a href="#members-invite-name">Vul een naam in.</a>')
  expect(html).toMatch(/id="members-invite-name-problem"/)
  expect(html).toContain('aria-describedby="members-invite-name-hint members-invite-name-problem"')
  expect(html.match(/autofocus=""/g)).toHaveLength(1)
  expect(html).toMatch(/<input id="members-invite-name"[^>]*autofocus=""/)
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
})

test('B12 an answer to another form of the page is not shown', () => {
  expect(render({ ...refused, act: 'members.remove' })).toBe(render())
})

test('B11 what was done is said, and has the focus', () => {
  const html = render({ ...refused, isDone: true, message: 'Uitgenodigd.', problems: {} })
  expect(html).toMatch(/role="status" tabindex="-1" autofocus=""/i)
  expect(html).toContain('Uitgenodigd.')
  expect(html).not.toContain('&lt;script&gt;')
})

const stale: ActAnswer = {
  act: 'members.invite',
  isDone: false,
  message: 'Bo wijzigde dit.',
  values: { name: 'Ada', role: 'agent', languages: ['fr'] },
  problems: {},
  now: { name: 'Ada', role: 'admin', languages: [] },
}

test('B22 both versions stand side by side where they differ; one press saves over it, another leaves it', () => {
  const html = render(stale)
  const versions = html.slice(html.indexOf('<dl'), html.indexOf('</dl>'))
  expect(versions.match(/<dt>/g)).toHaveLength(2)
  expect(versions).toMatch(/<dt>Rol<\/dt>.*Wat u invulde.*Makelaar.*Zoals het nu is.*Beheerder/)
  expect(versions).toMatch(/<dt>Talen<\/dt>.*>fr<.*>–</)
  expect(html).toMatch(/<button[^>]*>Toch mijn versie bewaren/)
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Laten zoals het nu is/)
  expect(html).toMatch(/<option value="agent" selected="">/)
})

test('B22 what somebody else made the same is said, not compared', () => {
  const html = render({ ...stale, now: { name: 'Ada', role: 'agent', languages: ['fr'] } })
  expect(html).toContain('Het staat er nu zoals u het wilde.')
  expect(html).not.toContain('<dl')
})
