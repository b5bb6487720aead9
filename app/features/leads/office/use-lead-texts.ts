import type { TextKey } from '~/i18n/text-keys'
import { useText } from '~/i18n/use-text'
import type { FieldTexts } from '~/ui/office/schema-fields'
import { leadOutcomes, leadStates } from './lead-filter'

/** What the fields of a lead's forms are called. @param agents - who can be given it */
export function useLeadTexts(agents: readonly { id: number; name: string }[]): FieldTexts {
  const { t } = useText()
  const named = (values: readonly string[], key: string) =>
    Object.fromEntries(values.map((value) => [value, t(`leads-office:${key}.${value}` as TextKey)]))
  return {
    state: { label: t('leads-office:field.state'), options: named(leadStates, 'state') },
    due: { label: t('leads-office:field.due'), hint: t('leads-office:hint.due') },
    outcome: {
      label: t('leads-office:field.outcome'),
      hint: t('leads-office:hint.outcome'),
      options: named(leadOutcomes, 'outcome'),
    },
    agent: {
      label: t('leads-office:field.agent'),
      options: {
        0: t('leads-office:filter.nobody'),
        ...Object.fromEntries(agents.map(({ id, name }) => [id, name])),
      },
    },
    kind: { label: t('leads-office:field.kind'), options: named(['note', 'call'], 'kind') },
    text: { label: t('leads-office:field.text') },
  }
}
