import type { Field, FormDefinition } from '~/features/forms/public'

/** A field of the login or the portal: each has to be filled in, and a password is never drawn again. */
export type AccountField = Pick<Field, 'name' | 'label'> & {
  kind: 'email' | 'password' | 'text'
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
}

/** A form of the login or the portal; it is sent to its own page, and asks for no sign of a human. */
export type AccountDefinition = Pick<FormDefinition, 'name' | 'room'> & { fields: readonly AccountField[] }

const form = (name: string, ...fields: AccountField[]): AccountDefinition => ({
  name,
  room: 'owners',
  fields,
})

const username: AccountField = { name: 'email', kind: 'email', autoComplete: 'username' }
const password: AccountField = { name: 'password', kind: 'password', autoComplete: 'current-password' }
const code: AccountField = { name: 'code', kind: 'text', autoComplete: 'one-time-code' }

/** A new password, typed twice. */
const newPassword: AccountField[] = [
  { name: 'password', label: 'newPassword', kind: 'password', autoComplete: 'new-password' },
  { name: 'again', kind: 'password', autoComplete: 'new-password' },
]

/** The password of now, for what nobody else may change at an open screen. */
const current: AccountField = { name: 'current', kind: 'password', autoComplete: 'current-password' }

export const loginForm = form('login', username, password)
/** The second step of a login: the code of the telephone. */
export const codeForm = form('code', code)
export const forgottenForm = form('forgotten', username)
export const newPasswordForm = form('new-password', ...newPassword)
export const changePasswordForm = form('change-password', current, ...newPassword)
/** Begins to set the second factor up. */
export const startFactorForm = form('factor')
/** The first code of the app that was set up. */
export const factorForm = form('factor', { ...code, label: 'factorCode' })
export const stopFactorForm = form('factor-off', current)
