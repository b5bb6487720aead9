import { useText } from '~/i18n/use-text'
import type { listPage } from './list-page.server'
import styles from './words-note.module.css'

type ListPage = Awaited<ReturnType<typeof listPage>>

/** Says what became of words that are no filters: looked for in texts, or left out; and where the other list is. */
export function WordsNote({ criteria, otherGoal }: Pick<ListPage, 'criteria' | 'otherGoal'>) {
  const { t } = useText()
  const { text, unknown } = criteria
  const other = otherGoal && otherGoal.total > 0 ? otherGoal : undefined
  if (!text && !unknown && !other) return null
  return (
    <p className={styles.note}>
      {text && <span>{t('listings:words.lookedFor', { words: text })}</span>}
      {unknown && <span>{t('listings:words.leftOut', { words: unknown })}</span>}
      {other && <a href={other.href}>{t(`listings:words.other.${other.goal}`, { count: other.total })}</a>}
    </p>
  )
}
