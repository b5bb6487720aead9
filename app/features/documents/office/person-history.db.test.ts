import { expect, test } from 'vitest'
import { documentRequests } from '#db/schema'
import { memberOf } from '~/platform/office/member.fixture'
import { testApp } from '../../../../tests/setup/test-app'
import { documentHistory } from './person-history.server'

const { db, appIn } = await testApp({ emptied: [documentRequests] })

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('B25 of the documents that a person asked for the newest come first, and no more than are asked for', async () => {
  const emails = ['ada@post.example', 'ada@work.example']
  const asked = [3, 1, 4, 2].map((day) => ({
    ...{ email: emails[day % 2] ?? '', listingId: 2700 + day, at: at(day), until: at(30) },
  }))
  await db.insert(documentRequests).values(asked)
  const searching = { app: appIn(), member: memberOf('admin') }
  const found = await documentHistory(searching, { personId: 1, emails }, 3)
  expect(found.map(({ facts }) => facts)).toEqual([['2704'], ['2703'], ['2702']])
})
