import { useLanguageNames } from '~/i18n/use-language-names'
import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Panel } from '~/ui/office/panel'
import type { FieldTexts, FieldValues } from '~/ui/office/schema-fields'

type SettingsPanelProps = { shape: FormShape; values: FieldValues; answer: ActAnswer | undefined }

/** What members set for themselves: name, telephone, language, signature, keys. */
export function SettingsPanel({ shape, values, answer }: SettingsPanelProps) {
  const { t } = useText()
  return (
    <Panel title={t('staff:account.settings')}>
      <ActForm
        shape={shape}
        texts={useSettingTexts()}
        values={values}
        answer={answer}
        send={t('staff:account.save')}
      />
    </Panel>
  )
}

function useSettingTexts(): FieldTexts {
  const { t } = useText()
  return {
    name: { label: t('staff:account.name'), autoComplete: 'name' },
    phone: { label: t('staff:account.phone'), autoComplete: 'tel' },
    locale: {
      label: t('staff:account.locale'),
      options: useLanguageNames(),
    },
    signature: { label: t('staff:account.signature'), hint: t('staff:account.signatureHint') },
    keysOn: { label: t('staff:account.keysOn'), hint: t('staff:account.keysHint') },
  }
}
