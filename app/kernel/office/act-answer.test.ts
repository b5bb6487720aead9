import { expect, test } from 'vitest'
import { type ActAnswer, answerTo } from './act-answer'

test('B3 an answer belongs to the form that was sent, not to others of its page', () => {
  const answer: ActAnswer = {
    act: 'members.invite',
    isDone: false,
    values: { email: 'mia@' },
    problems: { email: 'Geen geldig e-mailadres.' },
  }
  expect(answerTo('members.invite', answer)).toBe(answer)
  expect(answerTo('members.remove', answer)).toBeUndefined()
  expect(answerTo('members.invite', undefined)).toBeUndefined()
})
