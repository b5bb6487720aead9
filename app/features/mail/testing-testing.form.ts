import { defineForm, remark } from '~/features/forms/public'

/** The staff's own: whether a form reaches the agency (F1). */
export const selfTest = defineForm({
  name: 'testing-testing',
  room: 'mail',
  fields: [{ ...remark, label: 'testRemark', longest: 200 }],
  thanks: 'thanks.testing-testing',
})
