import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Panel } from '~/ui/office/panel'

type LeadExportProps = { shape: FormShape; answer: ActAnswer | undefined }

/** Exports what the inbox shows. */
export function LeadExport({ shape, answer }: LeadExportProps) {
  const { t } = useText()
  return (
    <Panel title={t('leads-office:export.title')} intro={t('leads-office:export.intro')}>
      <ActForm
        shape={shape}
        texts={{ password: { label: t('leads-office:export.password'), autoComplete: 'current-password' } }}
        answer={answer}
        send={t('leads-office:export.send')}
        look="usual"
        isDownload
      />
    </Panel>
  )
}
