import { ActForm } from '~/ui/office/act-form'

const shape = {
  act: 'login',
  fields: [
    { name: 'email', kind: 'email', required: true },
    { name: 'password', kind: 'password', required: true },
  ],
} as const

const texts = {
  email: { label: 'Email address', autoComplete: 'username' },
  password: { label: 'Password', autoComplete: 'current-password' },
}

/** A form before the login. */
export const LoginExample = () => <ActForm shape={shape} texts={texts} send="Log in" />
