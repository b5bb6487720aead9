import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '~/platform/database-problem'
import { optionalPart } from '~/platform/optional-part.server'
import { createFailedParts } from './failed-parts'

const app = (note: (error: unknown) => void) => ({ log: { error: () => {} }, notePartFailed: note })

async function markOf(...errors: Error[]) {
  const failed = createFailedParts()
  for (const error of errors) {
    const part = await optionalPart(app(failed.note), 'map', Promise.reject(error))
    expect(part).toBeUndefined()
  }
  const headers = new Headers()
  failed.mark(headers)
  return headers.get('x-pignon-failed-part')
}

test('E3 K7 the page cache learns that a part is missing, and whether the database is the reason', async () => {
  const away = new DatabaseUnavailable('away', new Error('connect ECONNREFUSED'))
  expect(await markOf()).toBe(null)
  expect(await markOf(new TypeError('no'))).toBe('other')
  expect(await markOf(new TypeError('no'), new Error('Failed query: select', { cause: away }))).toBe(
    'database',
  )
})
