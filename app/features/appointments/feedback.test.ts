import { expect, test } from 'vitest'
import { readFeedback } from './feedback'

const read = (text: string) => readFeedback(new URLSearchParams(text))

test('A1 after a viewing what was answered is kept; what nobody asked is not', () => {
  expect(read('impression=good&price=high&next=no&remark=+Mooi%0Ahuis+&other=1')).toEqual({
    impression: 'good',
    price: 'high',
    next: 'no',
    remark: 'Mooi\nhuis',
  })
  expect(read('impression=toString&price=&next=good&remark=%00+')).toEqual({})
  expect(read(`remark=${'a'.repeat(9_000)}`).remark).toHaveLength(2_000)
})
