import { FavouriteButton } from '~/features/favourites/public'
import { cardPicture, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { formatArea } from '~/kernel/numbers'
import { Icon } from '~/ui/shell/icon'
import cardLink from './card-link.module.css'
import { CardPictures } from './card-pictures'
import { EnergyLabel } from './energy-label'
import { isClosedCard, kindAndPlace, type ListingCard } from './listing-card'
import { Price } from './price'
import styles from './property-card.module.css'

type PropertyCardProps = {
  card: ListingCard
  /** This card's picture is above the fold, so it loads first. */
  priority?: boolean
  /** Value of the picture's `sizes`. */
  sizes: string
  /** A finger swipes through its pictures. */
  swipes?: boolean
  /** Level of its heading in the page. */
  heading?: 'h2' | 'h3'
  /** A placeholder takes the card's place for now. */
  hidden?: boolean | undefined
}

/** Text keys that a card uses, by prefix, for islands that render cards. */
export const cardTexts = [
  'listings:noPicture',
  'listings:bedrooms',
  'listings:fields.surfaces.living',
  'listings:fields.surfaces.ground',
  'listings:annuity.',
  'listings:priceOnRequest',
  'listings:startingFrom',
  'listings:perMonth',
  'listings:energy.label',
  'favourites:keep',
]

/** A listing in a list: place, type and title, then its price; the whole card is one link (P2). */
export function PropertyCard({
  card,
  sizes,
  priority = false,
  swipes = false,
  heading: Heading = 'h2',
  hidden,
}: PropertyCardProps) {
  const { t } = useText()
  return (
    <article
      className={`${cardLink.card} ${styles.card}`}
      hidden={hidden}
      data-closed={isClosedCard(card) ? '' : undefined}
    >
      <div className={styles.picture}>
        {card.picture ? (
          <CardPictures card={card} further={swipes ? card.furtherPictures : undefined}>
            <Picture picture={card.picture} sizes={sizes} {...cardPicture} priority={priority} />
          </CardPictures>
        ) : (
          <PicturePlaceholder label={t('listings:noPicture')} />
        )}
        {card.ribbon && (
          <span className={styles.ribbon} data-kind={card.ribbon.kind}>
            {card.ribbon.text}
          </span>
        )}
        {card.energy && (
          <span className={styles.energy}>
            <EnergyLabel label={card.energy.label} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.place}>{kindAndPlace({ ...card, address: undefined })}</p>
        <Heading className={styles.title}>
          <a href={card.href} className={cardLink.link}>
            {card.title}
          </a>
        </Heading>
        {card.address && <p className={styles.address}>{card.address}</p>}
        <p className={styles.facts}>
          {card.bedrooms !== undefined && (
            <span className={styles.fact}>
              <Icon name="bed" />
              {t('listings:bedrooms', { count: card.bedrooms })}
            </span>
          )}
          {card.livingSurface !== undefined && <Surface kind="living" m2={card.livingSurface} />}
          {card.plotSurface !== undefined && <Surface kind="ground" m2={card.plotSurface} />}
        </p>
        <p className={styles.price}>
          <Price price={card.price} />
        </p>
      </div>
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  )
}

function Surface({ kind, m2 }: { kind: 'living' | 'ground'; m2: number }) {
  const { t, locale } = useText()
  return (
    <span className={styles.fact}>
      <Icon name={kind === 'living' ? 'area' : 'plot'} />
      <span className="visually-hidden">{t(`listings:fields.surfaces.${kind}`)} </span>
      {formatArea(m2, locale)}
    </span>
  )
}
