import { SearchAgain } from '~/features/content/public'
import { useText } from '~/i18n/use-text'
import { CardGrid } from '../card/card-grid'
import type { ListingCard } from '../card/listing-card'
import styles from '../page/listing-detail.module.css'

/** The page of a listing that does not exist, or no longer; suggests available listings (D8). */
export function ListingGone({ similar }: { similar: ListingCard[] }) {
  const { t } = useText()
  return (
    <>
      <SearchAgain
        title={t('listings:gone.title')}
        text={t(similar.length > 0 ? 'listings:gone.text' : 'listings:gone.textAlone')}
      />
      {similar.length > 0 && (
        <section className={`content ${styles.similar}`}>
          <h2>{t('listings:gone.similar')}</h2>
          <CardGrid cards={similar} heading="h3" />
        </section>
      )}
    </>
  )
}
