import { useText } from '~/i18n/use-text'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { ActForm } from '~/ui/office/act-form'
import { Panel } from '~/ui/office/panel'
import type { ShownAbsence } from './absence-page.server'
import { nobody } from './nobody'

type AbsencePanelProps = { absence: ShownAbsence; answer: ActAnswer | undefined; intro: string }

/** From when until when somebody is away, and who gets their leads meanwhile (B15). */
export function AbsencePanel({ absence: { shape, deputies, values }, answer, intro }: AbsencePanelProps) {
  const { t } = useText()
  const names = Object.fromEntries(deputies.map(({ id, name }) => [id, name]))
  return (
    <Panel title={t('staff:absence.title')} intro={intro}>
      <ActForm
        shape={shape}
        texts={{
          awayFrom: { label: t('staff:absence.from') },
          awayUntil: { label: t('staff:absence.until'), hint: t('staff:absence.untilHint') },
          deputy: {
            label: t('staff:absence.deputy'),
            options: { [nobody]: t('staff:absence.nobody'), ...names },
          },
        }}
        values={values}
        answer={answer}
        send={t('staff:absence.send')}
        look="usual"
      />
    </Panel>
  )
}
