import { useText } from '~/i18n/use-text'
import type { FieldTexts } from '~/ui/office/schema-fields'

/** What the fields of a person's forms are called. */
export function usePersonTexts(): FieldTexts {
  const { t } = useText()
  return {
    name: { label: t('people-office:name'), autoComplete: 'off' },
    phone: { label: t('people-office:phone'), autoComplete: 'off' },
    note: { label: t('people-office:note') },
    address: {
      label: t('people-office:erase.address'),
      hint: t('people-office:erase.hint'),
      autoComplete: 'off',
    },
    password: {
      label: t('staff:members.field.password'),
      hint: t('staff:members.passwordHint'),
      autoComplete: 'current-password',
    },
  }
}
