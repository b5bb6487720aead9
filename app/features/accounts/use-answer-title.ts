import { useEffect } from 'react'
import { useText } from '~/i18n/use-text'
import { useDocumentTitle } from '~/ui/app/use-document-title'
import type { AccountAnswer } from './account-answer'

/**
 * Says in the title of the document what the answer to a form made of the page, as the server does where it draws the
 * page again.
 * @param title - of the page with this answer
 */
export function useAnswerTitle(title: string, answer: AccountAnswer | undefined) {
  const { t } = useText()
  const { base, inFull } = useDocumentTitle()
  const shown = answer && inFull(answer.isDone ? title : t('forms:errorTitle', { title }))
  useEffect(() => {
    if (shown === undefined) return
    document.title = shown
    return () => {
      document.title = base
    }
  }, [shown, base])
}
