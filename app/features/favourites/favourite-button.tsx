import { useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourite-button.module.css'
import { KeptContext } from './kept-context'

type FavouriteButtonProps = {
  id: number
  /** What the home is called, so that the button's name says which one it keeps. */
  title: string
  /** `picture`: a round button on a card's picture. `words`: beside other actions, with its word. */
  as?: 'picture' | 'words'
}

/** A heart that keeps a home on this device (P6). Not there without script: it could do nothing. */
export function FavouriteButton({ id, title, as = 'picture' }: FavouriteButtonProps) {
  const { t } = useText()
  const isKept = useContext(KeptContext).includes(id)
  return (
    <button
      type="button"
      className={as === 'picture' ? styles.heart : `button ${styles.words}`}
      data-favourite={id}
      aria-pressed={isKept}
      aria-label={t('favourites:keep', { title })}
    >
      <Icon name="heart" />
      {as === 'words' && t('favourites:keepShort')}
    </button>
  )
}
