import { handSources } from '~/features/leads/public'
import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import type { FieldTexts } from '~/ui/office/schema-fields'

/** What the fields of a lead that is entered are called. @param agents - who can be given it */
export function useNewLeadTexts(agents: readonly { id: number; name: string }[]): FieldTexts {
  const { t } = useText()
  return {
    source: {
      label: t('leads-office:enter.source'),
      options: Object.fromEntries(handSources.map((one) => [one, t(`leads-office:source.${one}`)])),
    },
    about: { label: t('leads-office:enter.about'), hint: t('leads-office:enter.aboutHint') },
    firstName: { label: t('leads-office:enter.firstName') },
    lastName: { label: t('leads-office:enter.lastName') },
    email: { label: t('leads-office:fact.email') },
    phone: { label: t('leads-office:fact.phone') },
    locale: {
      label: t('leads-office:fact.language'),
      options: useLanguageNames(),
    },
    remark: { label: t('leads-office:enter.remark') },
    agent: {
      label: t('leads-office:field.agent'),
      options: {
        0: t('leads-office:filter.nobody'),
        ...Object.fromEntries(agents.map(({ id, name }) => [id, name])),
      },
    },
    confirm: { label: t('leads-office:enter.confirm'), hint: t('leads-office:enter.confirmHint') },
    newsletter: { label: t('leads-office:enter.newsletter'), hint: t('leads-office:enter.newsletterHint') },
  }
}
