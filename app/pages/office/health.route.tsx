import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { healthContext } from '~/platform/office/health.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { Badge } from '~/ui/office/badge'
import { ButtonLink } from '~/ui/office/button'
import { DateTime } from '~/ui/office/date-time'
import { EmptyState } from '~/ui/office/empty-state'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/health.route'
import { shownHealth } from './health.server'
import { HealthFigures } from './health-figures'
import { AllChecks, healthTones, WrongFinding } from './health-findings'
import styles from './today.module.css'

/** What the website checks of itself, and what to do about what is wrong. */
export const loader = mayLoad('health.read', async ({ app, context }) => ({
  page: { title: translateTo(app.locale)('office:page.health'), alternates: {}, noindex: true },
  health: shownHealth(app, context.get(healthContext)()),
}))

export default function Health({ loaderData: { health } }: Route.ComponentProps) {
  const { t } = useText()
  useLookAgain(!health)
  const again = <ButtonLink to="?">{t('office:health.again')}</ButtonLink>
  return (
    <>
      <PageHead
        title={t('office:page.health')}
        intro={t('office:health.intro')}
        state={
          health && (
            <Badge tone={healthTones[health.summary]}>{t(`office:health.summary.${health.summary}`)}</Badge>
          )
        }
        actions={again}
      />
      {health ? (
        <>
          {health.wrong.length > 0 && (
            <Panel title={t('office:health.wrong')}>
              <ul className={styles.lines}>
                {health.wrong.map((finding) => (
                  <li key={finding.id}>
                    <WrongFinding {...finding} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <HealthFigures {...health.figures} />
          <Panel title={t('office:health.rest')}>
            <AllChecks findings={health.all} />
            <p>
              {t('office:health.checked')} <DateTime time={health.checkedAt} />
            </p>
          </Panel>
        </>
      ) : (
        <EmptyState
          icon="health"
          title={t('office:health.running.title')}
          text={t('office:health.running.text')}
          action={again}
        />
      )}
    </>
  )
}

/** While the checks run for the first time: asks for what they found, until it is there. */
function useLookAgain(isRunning: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), 1_500)
    return () => clearTimeout(timer)
  }, [isRunning, state, revalidate])
}
