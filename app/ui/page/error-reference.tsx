import { useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { PageContext } from '../island/page-context'

/** The name of the request on a page that failed: by it, whoever runs the site finds in the log what happened. */
export function ErrorReference({ className }: { className?: string | undefined }) {
  const { t } = useText()
  const id = useContext(PageContext)?.requestId
  return id ? <p className={className}>{t('ui:failed.reference', { id })}</p> : null
}
