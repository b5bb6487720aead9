import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import { roles } from '~/platform/office/permissions'
import type { FieldTexts } from '~/ui/office/schema-fields'

/** What the fields of members are called. */
export function useMemberTexts(): FieldTexts {
  const { t } = useText()
  return {
    name: { label: t('staff:members.field.name') },
    email: { label: t('staff:members.field.email') },
    role: {
      label: t('staff:members.field.role'),
      hint: t('staff:members.roleHint'),
      options: Object.fromEntries(roles.map((role) => [role, t(`office:role.${role}`)])),
    },
    locale: {
      label: t('staff:members.field.locale'),
      options: useLanguageNames(),
    },
    password: {
      label: t('staff:members.field.password'),
      hint: t('staff:members.passwordHint'),
      autoComplete: 'current-password',
    },
  }
}
