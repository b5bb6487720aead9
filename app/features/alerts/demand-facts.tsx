import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './demand.module.css'

type DemandFactsProps = { facts: { label: string; value: string }[]; children: ReactNode }

/** Shows the criteria of a search alert, and how many listings match now. */
export function DemandFacts({ facts, children }: DemandFactsProps) {
  const { t } = useText()
  return (
    <section className={styles.facts} aria-labelledby="demand-facts">
      <h2 id="demand-facts">{t('alerts:yours')}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{children}</p>
    </section>
  )
}
