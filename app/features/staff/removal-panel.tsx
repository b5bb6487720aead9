import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import type { ActAnswer } from '~/kernel/office/act-answer'
import { ActForm } from '~/ui/office/act-form'
import { Facts } from '~/ui/office/facts'
import { Panel } from '~/ui/office/panel'
import type { ShownRemoval } from './removal-page.server'
import { useMemberTexts } from './use-member-texts'

type RemovalPanelProps = { removal: ShownRemoval; answer: ActAnswer | undefined }

/** Removes a member, and hands what they have to somebody in the same step (B2). */
export function RemovalPanel({ removal: { shape, counts, takers, values }, answer }: RemovalPanelProps) {
  const { t, locale } = useText()
  const shown = (count: number) => (count > 0 ? formatNumber(count, locale) : undefined)
  return (
    <Panel title={t('staff:members.remove.title')} intro={t('staff:members.remove.text')}>
      <Facts
        facts={[
          { name: t('staff:members.remove.leads'), value: shown(counts.leads) },
          { name: t('staff:members.remove.appointments'), value: shown(counts.appointments) },
        ]}
      />
      <ActForm
        shape={shape}
        texts={{
          ...useMemberTexts(),
          takeOver: {
            label: t('staff:members.remove.takeOver'),
            hint: t('staff:members.remove.takeOverHint'),
            options: Object.fromEntries(takers.map(({ id, name }) => [id, name])),
          },
        }}
        values={values}
        answer={answer}
        send={t('staff:members.remove.send')}
        look="danger"
      />
    </Panel>
  )
}
