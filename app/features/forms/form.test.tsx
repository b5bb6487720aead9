import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { packProps } from '~/ui/island/island-props'
import { PageContext } from '~/ui/island/page-context'
import { defineForm } from './define-form'
import { Form } from './form'
import { type FormAnswer, FormPageContext } from './form-answer'
import { person, remark } from './shared-fields'
import type { TitleSetting } from './title-setting'

const contact = defineForm({
  name: 'contact-me',
  room: 'leads',
  fields: [...person, remark],
  thanks: 'thanks.contact-me',
})

const told: object[] = []
const page = {
  entry: '',
  preload: [],
  renderIsland: (element: ReactNode) => renderToString(element),
  packProps,
  answerScript: (props: object) => void told.push(props),
}

function draw(answer?: FormAnswer, titles?: TitleSetting): string {
  told.length = 0
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/nl/contact/?listing=1#contact-me']}>
      <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
        <PageContext value={page}>
          <FormPageContext value={{ answer, titles }}>
            <Form definition={contact} values={{ lastName: 'D’Hondt' }} />
          </FormPageContext>
        </PageContext>
      </TextContext>
    </MemoryRouter>,
  )
}

test('F2 a form asks for a title as the setting of its page says', () => {
  expect(draw(undefined, { title: 'none', titles: ['mr', 'ms'] })).not.toContain('name="title"')
  expect(draw(undefined, { title: 'optional', titles: ['ms'] })).toMatch(/name="title"[^>]*value="ms"/)
})

test('F2 a form is rendered with its values, and is sent to the address of its page', () => {
  const html = draw()
  expect(html).toMatch(/<form [^>]*action="\/nl\/contact\/\?listing=1" method="post"/)
  expect(html).toMatch(/name="lastName"[^>]*value="D’Hondt"/)
  expect(told).toEqual([])
})

test('F2 a script that sent a form is given what is wrong as the page says it', () => {
  const problems = [{ field: 'email', text: 'Het e-mailadres is niet geldig' }]
  const html = draw({ form: 'contact-me', values: { email: 'nobody@' }, problems })
  expect(html).toMatch(/data-summary="">.*href="#contact-me-email">Het e-mailadres is niet geldig/)
  expect(told).toMatchObject([
    { view: { answer: { problems, title: 'Fout: ', message: 'Kijk de velden in het rood na' } } },
  ])
})

test('F2 of several forms only the one that was sent answers', () => {
  const html = draw({ form: 'site-contact', values: {}, problems: [] })
  expect(html).not.toContain('data-summary')
  expect(told).toEqual([])
})
