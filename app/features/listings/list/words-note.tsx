import { useText } from '~/i18n/use-text'
import type { listPage } from './list-page.server'
import styles from './words-note.module.css'

type Loaded = Awaited<ReturnType<typeof listPage>>

/** Says what became of words that are no filters: looked for in texts, or left out; and where the other list is. */
export function WordsNote({ criteria, otherGoal }: Pick<Loaded, 'criteria' | 'otherGoal'>) {
  const { t } = useText()
  const { text, unknown } = criteria
  if (!text && !unknown && !otherGoal) return null
  return (
    <p className={styles.note}>
      {text && <span>{t('listings:words.lookedFor', { words: text })}</span>}
      {unknown && <span>{t('listings:words.leftOut', { words: unknown })}</span>}
      {otherGoal && (
        <a href={otherGoal.href}>{t(`listings:words.other.${otherGoal.goal}`, { count: otherGoal.total })}</a>
      )}
    </p>
  )
}
