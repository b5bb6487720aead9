import type { DrawnDefinition, Field } from '~/features/forms/public'

/** A form of the login or the portal; it is sent to its own page, and asks for no sign of a human. */
const form = (name: string, ...fields: Field[]): DrawnDefinition => ({
  name,
  room: 'owners',
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

/** The password of now, for what nobody else may change at an open screen. */
const current: Field = { name: 'current', kind: 'password', autoComplete: 'current-password', ...asked }

/** Goes on with the step before. */
const step: Field = { name: 'step', kind: 'hidden' }

export const loginForm = form('login', username, password)
/** The second step of a login: the code of the telephone. */
export const codeForm = form('code', step, code)
export const forgottenForm = form('forgotten', username)
/** With the name for password managers, which keep it with the password. */
export const newPasswordForm = form('new-password', { name: 'username', kind: 'hidden' }, ...newPassword)
export const changePasswordForm = form('change-password', current, ...newPassword)
/** Begins to set the second factor up. */
export const startFactorForm = form('factor')
/** The first code of the app that was set up. */
export const factorForm = form('factor', step, { ...code, label: 'factorCode' })
export const stopFactorForm = form('factor-off', current)
