import { FavouriteButton } from '~/features/favourites/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import styles from './listing-tools.module.css'
import { ShareMenu } from './share-menu'

type ListingToolsProps = {
  id: number
  title: string
  /** Absolute URL of the page, for sharing. */
  url: string
  brochureHref: string
}

/** Save, share and print buttons (P6, D4, D11). */
export function ListingTools({ id, title, url, brochureHref }: ListingToolsProps) {
  const { t } = useText()
  return (
    <div className={styles.tools} data-seen={id}>
      <FavouriteButton id={id} title={title} as="words" />
      <ShareMenu title={title} url={url} />
      <a href={brochureHref} className="button button-small" rel="nofollow">
        <Icon name="print" />
        {t('listings:brochure.open')}
      </a>
    </div>
  )
}
