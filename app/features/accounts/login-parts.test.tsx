import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { TextContext } from '~/i18n/use-text'
import { LoginParts } from './login-parts'

test('O1 B1 the page that was asked for before the login is still asked for with the code', () => {
  const Login = () => (
    <LoginParts
      {...{ labelledBy: 'heading', login: '/nl/login/', forgotten: '/', to: '/', intro: '', noAccount: '' }}
      answer={{ form: 'code', values: {}, problems: [] }}
      isOut={false}
    />
  )
  const Stub = createRoutesStub([{ path: '*', Component: Login }])
  const html = renderToStaticMarkup(
    <TextContext value={{ t: translateTo('nl'), locale: 'nl' }}>
      <Stub initialEntries={['/nl/login/?to=%2Fnl%2Fmijn-panden%2F2706%2F']} />
    </TextContext>,
  )
  expect(html).toContain('action="/nl/login/?to=%2Fnl%2Fmijn-panden%2F2706%2F"')
})
