import { idsParameter } from '~/features/favourites/public'
import { useText } from '~/i18n/use-text'
import { kindAndPlace } from '../card/listing-card'
import styles from './compare.module.css'
import type { ComparePage } from './compare-page.server'
import { maxCompared } from './comparison'

type CompareChoiceProps = Pick<ComparePage, 'choices'> & { action: string }

/** A form to choose which of many listings stand side by side; works without script. */
export function CompareChoice({ choices, action }: CompareChoiceProps) {
  const { t } = useText()
  return (
    <details className={styles.choice}>
      <summary>{t('listings:compare.choice.title', { all: choices.length, max: maxCompared })}</summary>
      <form action={action}>
        <fieldset className={styles.options}>
          <legend>{t('listings:compare.choice.legend', { max: maxCompared })}</legend>
          {choices.map(({ card, isShown }) => (
            <label key={card.id} className={styles.option}>
              <input type="checkbox" name={idsParameter} value={card.id} defaultChecked={isShown} />
              <span>
                {card.title}
                <small>{kindAndPlace({ ...card, address: undefined })}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button">
          {t('listings:compare.choice.submit')}
        </button>
      </form>
    </details>
  )
}
