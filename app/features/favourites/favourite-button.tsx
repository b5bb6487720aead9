import { useContext } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './favourite-button.module.css'
import { FavouritesContext } from './favourites-context'

type FavouriteButtonProps = {
  id: number
  /** Title of the listing, so that the button's accessible name says which listing it saves. */
  title: string
  /** `picture`: a round button on a card's picture. `words`: a labelled button beside other actions. */
  as?: 'picture' | 'words'
}

/** A heart that saves a listing on this device (P6). Hidden without script, because it needs local storage. */
export function FavouriteButton({ id, title, as = 'picture' }: FavouriteButtonProps) {
  const { t } = useText()
  const isKept = useContext(FavouritesContext).includes(id)
  return (
    <button
      type="button"
      className={as === 'picture' ? styles.heart : `button button-small scripted ${styles.words}`}
      data-favourite={id}
      aria-pressed={isKept}
      aria-label={t('favourites:keep', { title })}
    >
      <Icon name="heart" />
      {as === 'words' && t('favourites:keepShort')}
    </button>
  )
}
