import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { AssignMany } from './assign-many'
import { assignManyAct } from './assign-many.server'

test('B15 the form sends along what the list showed, without script', () => {
  const given = { shape: assignManyAct.shape, agents: [], total: 2, answer: undefined }
  const Component = () => <AssignMany {...given} seen={{ page: '8.0 5.3', found: 'a-digest' }} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Stub />
    </TextContext>,
  )
  expect(html).toContain('<input type="hidden" name="page" value="8.0 5.3"/>')
  expect(html).toContain('<input type="hidden" name="found" value="a-digest"/>')
})
