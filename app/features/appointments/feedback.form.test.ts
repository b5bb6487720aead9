import { expect, test } from 'vitest'
import { problemsOf, readFormValues } from '~/features/forms/public.server'
import { feedbackForm } from './feedback.form'

const read = (text: string) => readFormValues(feedbackForm.fields, new URLSearchParams(text))

test('A1 after a viewing no question has to be answered, and what nobody asked is not kept', () => {
  const values = read('impression=good&price=high&remark=+Mooi%0Ahuis%00+&other=1')
  expect(values).toEqual({ impression: 'good', price: 'high', next: '', remark: 'Mooi\nhuis' })
  expect(problemsOf(feedbackForm, values)).toEqual([])
  expect(problemsOf(feedbackForm, read(''))).toEqual([])
})

test('K1 a remark after a viewing that is too long is refused with all of it; so is an answer that nobody offered', () => {
  const values = read(`remark=${'a'.repeat(2_001)}`)
  expect(values.remark).toHaveLength(2_001)
  expect(problemsOf(feedbackForm, values)).toMatchObject([{ field: 'remark', problem: 'tooLong' }])
  expect(problemsOf(feedbackForm, read('impression=toString'))).toMatchObject([{ field: 'impression' }])
})
