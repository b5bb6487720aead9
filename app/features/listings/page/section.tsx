import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import styles from './listing-detail.module.css'

type SectionProps = {
  id:
    | 'about'
    | 'description'
    | 'plans'
    | 'media'
    | 'features'
    | 'energy'
    | 'documents'
    | 'planning'
    | 'costs'
    | 'map'
    | 'neighbourhood'
    | 'contact'
  /** Where it holds less than its usual heading says. */
  title?: string | undefined
  children: ReactNode
}

/** A section of a detail page under its heading; the page's index links to it. */
export function Section({ id, title, children }: SectionProps) {
  const { t } = useText()
  return (
    <section id={id} className={styles.section}>
      <h2>{title ?? t(`listings:sections.${id}`)}</h2>
      {children}
    </section>
  )
}
