import { expect, test } from 'vitest'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { nextAnswer, type OnItsWay, type OwnAnswer } from './own-answer'

const refused = (name: string): ActAnswer => ({
  ...{ act: 'leads.note', isDone: false, values: { text: name }, problems: { text: 'Vul dit in.' } },
})
const fresh: OwnAnswer = { given: undefined, shown: undefined, count: 0, isSent: false, isOld: false }

/** What a form shows and how often it began again, after each of these moments. */
function after(...moments: [given: ActAnswer | undefined, onItsWay?: OnItsWay][]) {
  const { shown, count } = moments.reduce(
    (known, [given, onItsWay]) => nextAnswer(known, given, onItsWay),
    fresh,
  )
  return [shown?.values.text, count]
}

const first = refused('first')

test('B12 each refusal of its own act begins a form again, with what was typed', () => {
  expect(after([undefined, 'this'], [first])).toEqual(['first', 1])
  // The loaders run before all is idle.
  expect(after([undefined, 'this'], [first, 'this'], [first])).toEqual(['first', 1])
  expect(after([undefined, 'this'], [first], [first, 'this'], [refused('second')])).toEqual(['second', 2])
})

test('B12 once its act is done a form begins again, empty', () => {
  expect(after([undefined, 'this'], [undefined, 'this'], [undefined])).toEqual([undefined, 1])
  expect(after([undefined, 'this'], [first], [first, 'this'], [undefined, 'this'], [undefined])).toEqual([
    undefined,
    2,
  ])
})

test('B12 hidden fields of a refused form are those of the page once another form was sent', () => {
  const kept = nextAnswer(nextAnswer(fresh, first, undefined), first, 'other')
  expect([kept.isOld, nextAnswer(kept, refused('second'), undefined).isOld]).toEqual([true, false])
})

test('B12 what is answered to another form leaves it as it is, with what was typed and what is wrong with it', () => {
  expect(after([undefined, 'other'], [undefined])).toEqual([undefined, 0])
  expect(after([undefined, 'this'], [first], [first, 'other'], [undefined])).toEqual(['first', 1])
  expect(after([undefined, 'this'], [undefined, 'other'], [undefined])).toEqual([undefined, 0])
})
