import type { Field, RenderedDefinition } from '~/features/forms/public'

/** A form of the login or of one's account; it is sent to its own page, and requires no proof of work. */
const form = (name: string, ...fields: Field[]): RenderedDefinition => ({
  name,
  room: 'accounts',
  isAccount: true,
  fields,
})

/** Each field has to be filled in. */
const asked = { required: true, unmarked: true } as const

const username: Field = { name: 'email', kind: 'username', autoComplete: 'username', ...asked }
const password: Field = { name: 'password', kind: 'password', autoComplete: 'current-password', ...asked }
const code: Field = { name: 'code', kind: 'code', autoComplete: 'one-time-code', ...asked }

/** A new password, typed twice. */
const newPassword: Field[] = [
  { name: 'password', label: 'newPassword', kind: 'password', autoComplete: 'new-password', ...asked },
  { name: 'again', kind: 'password', autoComplete: 'new-password', ...asked },
]

/** The password of now, for what nobody else may change at an open screen (S-06). */
const current: Field = { name: 'current', kind: 'password', autoComplete: 'current-password', ...asked }
/** The same for an account with a second factor: its code will do. */
const currentOrCode: Field = { ...current, label: 'currentOrCode' }

/** Goes on with the step before. */
const step: Field = { name: 'step', kind: 'hidden' }

export const loginForm = form('login', username, password)
/** The second step of a login: the code of the telephone. */
export const codeForm = form('code', step, code)
export const forgottenForm = form('forgotten', username)
/** With the name for password managers, which keep it with the password. */
export const newPasswordForm = form('new-password', { name: 'username', kind: 'hidden' }, ...newPassword)
/** The same with the code of the second factor, for accounts that have one: a mailbox alone does not replace the password. */
export const newPasswordWithCodeForm: RenderedDefinition = {
  ...newPasswordForm,
  fields: [...newPasswordForm.fields, { ...code, hint: 'code' }],
}
export const changePasswordForm = form('change-password', current, ...newPassword)
export const changePasswordWithCodeForm = form('change-password', currentOrCode, ...newPassword)
/** Begins to set the second factor up. */
export const startFactorForm = form('factor-start', current)
/** The first code of the app that was set up. */
export const factorForm = form('factor', step, { ...code, label: 'factorCode' })
export const stopFactorForm = form('factor-off', currentOrCode)
/** New recovery codes in place of the former ones. */
export const newCodesForm = form('factor-codes', currentOrCode)
/** Those with fields to fill in. */
export const accountForms = [
  ...[loginForm, codeForm, forgottenForm, newPasswordForm, changePasswordForm],
  ...[startFactorForm, factorForm, stopFactorForm, newCodesForm],
]

/** The one of them that was sent. */
export const accountFormOf = (sent: URLSearchParams): RenderedDefinition | undefined =>
  sent.get('form') === newPasswordForm.name && sent.has('code')
    ? newPasswordWithCodeForm
    : accountForms.find(({ name }) => name === sent.get('form'))

/** Ends one session, by the number of its row. */
export const endSessionForm = form('end-session', { name: 'session', kind: 'hidden' })
