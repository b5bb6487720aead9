import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { Island } from '~/ui/island/island'
import HeroSearchBox from './hero-search.island'
import styles from './hero-search.module.css'
import { suggestionProps } from './suggestion-props'

/**
 * The parts of the search that a site shows (H1): `showSearchInput` is the box with its panel, `showSearchButton` the
 * two buttons "for sale" and "for rent", `showSearchCount` the numbers in the panel.
 */
type HeroSearchProps = {
  showSearchInput: boolean
  showSearchButton: boolean
  showSearchCount: boolean
  /** Initial value of the box. */
  initial?: string
}

/** The search of the home page; without the box only two links remain, and no island is loaded. */
export function HeroSearch({ showSearchInput, showSearchButton, showSearchCount, initial }: HeroSearchProps) {
  const { t, locale } = useText()
  const salePath = pathTo(locale, 'for-sale')
  const rentPath = pathTo(locale, 'for-rent')
  if (showSearchInput) {
    const props = { ...suggestionProps(t, locale), showSearchButton, showSearchCount, initial }
    return <Island name="hero-search" of={HeroSearchBox} props={props} />
  }
  if (!showSearchButton) return null
  return (
    <p className={`${styles.box} ${styles.links}`}>
      <a href={salePath} className="button button-main">
        {t('search:sale')}
      </a>
      <a href={rentPath} className="button">
        {t('search:rent')}
      </a>
    </p>
  )
}
