import { type ReactNode, Suspense, useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { PageContext } from '../island/page-context'

type PartProps = {
  /** Names the part in the log. */
  name: string
  /** Replaces the part; a short message by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * An error boundary: a part that throws leaves the rest of the page intact (E3). On the server a Suspense boundary
 * catches errors too, keeps contexts and ids as they are, and leaves no mark in static HTML.
 */
export function Part({ name, fallback, children }: PartProps) {
  return (
    <Suspense
      fallback={
        <Failed name={name} part={children}>
          {fallback ?? <PartMessage />}
        </Failed>
      }
    >
      {children}
    </Suspense>
  )
}

function Failed({ name, part, children }: { name: string; part: ReactNode; children: ReactNode }) {
  useContext(PageContext)?.partFailed?.(name, part)
  return children
}

function PartMessage() {
  const { t } = useText()
  return <p role="note">{t('ui:partFailed')}</p>
}
