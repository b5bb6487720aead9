import { Prose } from '~/features/content/public'
import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { formatMonth } from '~/kernel/day'
import { formatArea } from '~/kernel/numbers'
import { CardMore } from '~/ui/page/card-more'
import cardLink from '../card/card-link.module.css'
import { kindAndPlace, type ListingCard } from '../card/listing-card'
import { Price } from '../card/price'
import styles from './reference-stories.module.css'
import { placeStories, type ReferenceStory, type StoryPlace, type Voice } from './reference-story'

/** Sold and rented listings as stories: a large picture, the place, and how long they were offered. */
export function ReferenceStories({ stories, heading }: { stories: ReferenceStory[]; heading: 'h2' | 'h3' }) {
  const places = placeStories(stories)
  return (
    <ul className={styles.stories}>
      {stories.map((story, index) => {
        const { size = 'large', isTurned } = places[index] ?? {}
        return (
          <li key={story.card.id} data-size={size} data-turned={isTurned ? '' : undefined}>
            <Story story={story} size={size} heading={heading} priority={index === 0} />
          </li>
        )
      })}
    </ul>
  )
}

type StoryProps = {
  story: ReferenceStory
  size: StoryPlace['size']
  heading: 'h2' | 'h3'
  /** Above the fold: its picture loads first. */
  priority: boolean
}

const sizes = {
  large: `(min-width: 1280px) 760px, (min-width: 767px) 60vw, ${acrossPhone}`,
  small: `(min-width: 1280px) 604px, (min-width: 767px) 46vw, ${acrossPhone}`,
}

function Story({ story: { card, offered, voice }, size, heading: Heading, priority }: StoryProps) {
  const { t, locale } = useText()
  const isRented = card.ribbon?.kind === 'rented'
  return (
    <article className={`${cardLink.card} ${styles.story}`}>
      <div className={styles.picture}>
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={sizes[size]}
            widths={[400, 600, 1360]}
            ratio="3:2"
            priority={priority}
          />
        ) : (
          <PicturePlaceholder label={t('listings:noPicture')} />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.state}>
          {[card.ribbon?.text, offered && formatMonth(offered.until, locale)].filter(Boolean).join(' · ')}
        </p>
        <Heading className={styles.title}>
          <a href={card.href} className={cardLink.link}>
            {card.title}
          </a>
        </Heading>
        <p className={styles.place}>{kindAndPlace({ ...card, address: undefined })}</p>
        {offered && (
          <p className={styles.days}>
            {t(isRented ? 'listings:reference.rentedAfter' : 'listings:reference.soldAfter', {
              count: offered.days,
            })}
          </p>
        )}
        <Facts card={card} isRented={isRented} />
      </div>
      {voice && <Words voice={voice} />}
      <div>
        <CardMore text={t('listings:reference.look')} />
      </div>
    </article>
  )
}

const Words = ({ voice: { name, html, lang } }: { voice: Voice }) => (
  <figure className={styles.voice}>
    <blockquote lang={lang}>
      <Prose html={html} />
    </blockquote>
    <figcaption>{name}</figcaption>
  </figure>
)

/** What it was, and what was asked for it unless that is hidden. */
function Facts({ card, isRented }: { card: ListingCard; isRented: boolean }) {
  const { t, locale } = useText()
  const home = [
    card.bedrooms !== undefined && t('listings:bedrooms', { count: card.bedrooms }),
    card.livingSurface !== undefined && formatArea(card.livingSurface, locale),
  ].filter(Boolean)
  return (
    <div className={styles.facts}>
      {home.length > 0 && <p>{home.join(' · ')}</p>}
      {card.price.kind === 'amount' && (
        <p>
          {t(isRented ? 'listings:reference.askedRent' : 'listings:reference.asked')}{' '}
          <Price price={card.price} />
        </p>
      )}
    </div>
  )
}
