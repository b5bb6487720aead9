import { defineForm, type Field } from '~/features/forms/public'

const choice = { kind: 'radios', unmarked: true } as const

/** The questions after a viewing that have answers to choose from. */
export const feedbackQuestions: readonly Field[] = [
  { name: 'impression', ...choice, choices: ['good', 'fair', 'poor'] },
  { name: 'price', ...choice, choices: ['right', 'high', 'low'] },
  { name: 'next', ...choice, choices: ['interested', 'thinking', 'no'] },
]

export const feedbackRemark = {
  name: 'remark',
  label: 'feedbackRemark',
  kind: 'area',
  longest: 2_000,
  unmarked: true,
} as const satisfies Field

/** What a visitor is asked after a viewing; no question has to be answered. */
export const feedbackForm = defineForm({
  name: 'feedback',
  room: 'appointments',
  fields: [...feedbackQuestions, feedbackRemark],
  thanks: 'appointment.own',
  byLink: true,
})
