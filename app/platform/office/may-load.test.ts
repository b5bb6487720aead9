import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type App, appContext } from '../app.server'
import { mayLoad } from './may-load.server'
import { memberOf } from './member.fixture'
import { type Member, memberContext } from './member.server'

const ask = async (member: Member | null, address = 'https://agency.example/office/outbox/?state=failed') => {
  const context = new RouterContextProvider()
  context.set(appContext, { locale: 'nl' } as App)
  context.set(memberContext, member)
  const loader = mayLoad('outbox.read', async ({ member, url }) => `${member.name} at ${url.pathname}`)
  const args = { request: new Request(address), url: new URL(address), params: {}, context, pattern: '' }
  return await loader(args).catch((thrown: unknown) => thrown)
}

test('B1 nobody is sent to the login, which leads back to the page and its query', async () => {
  const answer = await ask(null)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([
    303,
    '/office/login/?to=%2Foffice%2Foutbox%2F%3Fstate%3Dfailed',
  ])
})

test('B3 a role that may not gets 403, one that may the page', async () => {
  expect(await ask(memberOf('agent'))).toMatchObject({ init: { status: 403 } })
  expect(await ask(memberOf('admin'))).toBe('Mia at /office/outbox/')
})

test('B3 a loader says which permission it asks for', () => {
  expect(mayLoad('members.read', async () => 1).permission).toBe('members.read')
})
