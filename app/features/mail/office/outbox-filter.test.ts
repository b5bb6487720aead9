import { expect, test } from 'vitest'
import { readOutboxFilter, topicOf } from './outbox-filter'

const sources = import.meta.glob<string>(
  ['../../../**/*.{ts,tsx}', '../../../../server/**/*.ts', '!../../../**/*.{test,fixture}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)

const source = Object.values(sources).join('\n')

/** Kinds of mails as the sources write them: of a template its beginning, of a constant its value. */
const kinds = [
  ...[...source.matchAll(/\bkind: ['`]([\w-]+)(?:\$\{[^`]*)?['`],\s+(?:audience|\.\.\.\(email)/g)],
  ...[...source.matchAll(/\bkind: (\w+),\s+audience/g)].map(([, name]) =>
    new RegExp(`const ${name} = '([\\w-]+)'`).exec(source),
  ),
].map((found) => (found?.[1] ?? 'a constant that was not found').replace(/-$/, ''))

test('B74 every mail that the product sends is about something that the outbox can be filtered by', () => {
  expect(kinds).toEqual(
    expect.arrayContaining([
      'lead-agency',
      'owner-login',
      'appointment',
      'newsletter',
      'confirm-form',
      'health-problem',
      'my-data',
    ]),
  )
  expect([topicOf('owner-invitation'), topicOf('staff-invitation')]).toEqual(['owner', 'staff'])
  expect(kinds.filter((kind) => topicOf(kind) === undefined)).toEqual([])
})

test('B74 what an address says and the outbox does not know is left aside', () => {
  const none = { state: undefined, topic: undefined, locale: undefined, day: undefined, words: '', page: 1 }
  expect(readOutboxFilter(new URLSearchParams('state=x&topic=&language=xx&day=today&page=0&more=1'))).toEqual(
    none,
  )
  const query = 'state=failed&topic=owner&language=fr&day=2026-11-23&words=+Jan+&page=3'
  expect(readOutboxFilter(new URLSearchParams(query))).toEqual({
    ...{ state: 'failed', topic: 'owner', locale: 'fr', day: '2026-11-23', words: 'Jan', page: 3 },
  })
})
