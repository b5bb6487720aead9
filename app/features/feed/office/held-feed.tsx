import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import { ActForm } from '~/ui/office/act-form'
import { Facts } from '~/ui/office/facts'
import { Panel } from '~/ui/office/panel'
import { Status } from '~/ui/office/status'
import styles from './import-run.module.css'
import type { HeldState } from './import-run.server'

type HeldFeedProps = {
  held: HeldState
  /** Undefined for a member who may not answer it. */
  shapes?: { approve: FormShape; decline: FormShape } | undefined
  answer: ActAnswer | undefined
}

/** What a feed would take off the site at once, and what somebody says to that. */
export function HeldFeed({
  held: { state, mark, listings, projects, isOpen },
  shapes,
  answer,
}: HeldFeedProps) {
  const { t, locale } = useText()
  const canApprove = shapes && isOpen && state !== 'approved'
  const canDecline = canApprove && state === 'waiting'
  // The answer that came too late may have no button any more.
  const late = answer && !canApprove ? answer.message : undefined
  return (
    <Panel title={t(`feed-office:held.title.${isOpen ? state : 'over'}`)}>
      {late && (
        <Status tone="bad" takesFocus>
          <p>{late}</p>
        </Status>
      )}
      <p>{t(`feed-office:held.text.${isOpen ? state : 'over'}`)}</p>
      <Facts
        facts={[
          { name: t('feed-office:held.listings'), value: formatNumber(listings, locale) },
          { name: t('feed-office:held.projects'), value: formatNumber(projects, locale) },
        ]}
      />
      {canApprove && (
        <div className={styles.decisions}>
          <ActForm
            shape={shapes.approve}
            texts={{}}
            values={{ seen: mark }}
            answer={answer}
            send={t('feed-office:held.approve')}
            look="danger"
          />
          {canDecline && (
            <ActForm
              shape={shapes.decline}
              texts={{}}
              values={{ seen: mark }}
              answer={answer}
              send={t('feed-office:held.decline')}
              look="usual"
            />
          )}
        </div>
      )}
    </Panel>
  )
}
