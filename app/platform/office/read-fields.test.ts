import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFields } from './read-fields.server'
import { toFormShape } from './to-form-shape.server'

const schema = z.strictObject({
  note: z.string().max(5).meta({ kind: 'textarea' }),
  name: z.string(),
  password: z.string().meta({ kind: 'password' }),
})

const typed = (fields: Record<string, string>) =>
  readFields(toFormShape('test', schema), schema, { texts: new URLSearchParams(fields), files: new Map() })
    .given

test('B14 what is typed in the office counts and is kept as visitors’ texts are: lines, composed letters, no control characters', () => {
  expect(typed({ note: 'a\r\nb\rc', name: 'E\u0301l\u0000odie\u2028', password: ' p\r\n' })).toEqual({
    note: 'a\nb\nc',
    name: 'Élodie',
    password: ' p\r\n',
  })
})
