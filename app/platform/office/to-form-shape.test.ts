import { expect, test } from 'vitest'
import { z } from 'zod'
import { toFormShape } from './to-form-shape.server'

const fieldOf = (schema: z.ZodType) => toFormShape('test', z.object({ it: schema })).fields[0]

test('B2 a form asks for what the schema of its act takes', () => {
  const invite = z.object({
    email: z.email().max(200),
    name: z.string().trim().min(1).max(100),
    role: z.enum(['admin', 'agent']),
    phone: z.string().max(30).meta({ kind: 'tel' }).optional(),
  })
  expect(toFormShape('members.invite', invite)).toEqual({
    act: 'members.invite',
    fields: [
      { name: 'email', kind: 'email', required: true, maxLength: 200 },
      { name: 'name', kind: 'text', required: true, maxLength: 100 },
      { name: 'role', kind: 'select', required: true, options: ['admin', 'agent'] },
      { name: 'phone', kind: 'tel', required: false, maxLength: 30 },
    ],
  })
})

test('B2 each type has its field', () => {
  expect(fieldOf(z.boolean())).toEqual({ name: 'it', kind: 'checkbox', required: false })
  expect(fieldOf(z.coerce.number().int().min(1).max(9))).toEqual({
    name: 'it',
    kind: 'number',
    required: true,
    min: 1,
    max: 9,
  })
  expect(fieldOf(z.coerce.number().int())).toEqual({ name: 'it', kind: 'number', required: true })
  expect(fieldOf(z.iso.date().nullable())).toEqual({ name: 'it', kind: 'date', required: false })
  expect(fieldOf(z.iso.datetime({ local: true }))).toMatchObject({ kind: 'datetime', required: true })
  expect(fieldOf(z.array(z.enum(['a', 'b'])))).toMatchObject({ kind: 'checkboxes', options: ['a', 'b'] })
  expect(fieldOf(z.array(z.string()))).toMatchObject({ kind: 'checkboxes', options: [] })
  expect(fieldOf(z.string())).toEqual({ name: 'it', kind: 'text', required: false })
  const lower = z.email().transform((typed) => typed.toLowerCase())
  expect(fieldOf(lower)).toMatchObject({ kind: 'email', required: true })
})

test('B2 a type that no field can ask for is refused when the form is made', () => {
  expect(() => fieldOf(z.date())).toThrow('no field can ask for it')
  expect(() => fieldOf(z.array(z.number()))).toThrow('no field can ask for it')
})
