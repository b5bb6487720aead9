import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import type { AccountField } from './account-form'

/** A new password, typed twice. */
export const newPasswordFields = (t: Translate<TextKey>): AccountField[] => [
  { name: 'password', label: t('owners:newPassword.field'), type: 'password', autoComplete: 'new-password' },
  { name: 'again', label: t('owners:newPassword.again'), type: 'password', autoComplete: 'new-password' },
]

/** The password of now, for what nobody else may change at an open screen. */
export const currentPasswordField = (t: Translate<TextKey>): AccountField => ({
  name: 'current',
  label: t('owners:account.password.current'),
  type: 'password',
  autoComplete: 'current-password',
})
