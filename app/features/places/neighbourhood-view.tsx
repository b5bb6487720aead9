import { useText } from '~/i18n/use-text'
import { PhoneFold } from '~/ui/fold/phone-fold'
import { SnapRow } from '~/ui/snap-row/snap-row'
import type { Neighbourhood } from './neighbourhood.server'
import styles from './neighbourhood-view.module.css'

type Theme = Neighbourhood['themes'][number]
type Place = Theme['places'][number]

/** Places within walking distance of a listing, by theme, and its mobility score (D5). */
export function NeighbourhoodView({ neighbourhood }: { neighbourhood: Neighbourhood }) {
  const { t } = useText()
  const { score, centreOf, themes } = neighbourhood
  return (
    <div className={styles.neighbourhood}>
      <div className={styles.score}>
        <p className={styles.figure}>
          <strong>{score}</strong>
          <span> / 10</span>
        </p>
        <div>
          <h3 className={styles.title}>{t('places:score')}</h3>
          <p>{t('places:scoreMeaning')}</p>
          {centreOf && <p>{t('places:approximate', { place: centreOf })}</p>}
          <details className={styles.method}>
            <summary>{t('places:method.title')}</summary>
            <p>{t('places:method.text')}</p>
          </details>
        </div>
      </div>
      <PhoneFold title={t('places:around')} heading="h3" quiet>
        <SnapRow>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable with the keyboard */}
          <ul className={styles.themes} aria-label={t('places:around')} tabIndex={0}>
            {themes.map((theme) => (
              <ThemePlaces key={theme.theme} theme={theme} isApproximate={centreOf !== undefined} />
            ))}
          </ul>
        </SnapRow>
      </PhoneFold>
    </div>
  )
}

/** Places of a theme that are read at a glance; the others are folded away. */
const shownAtOnce = 3

function ThemePlaces({ theme, isApproximate }: { theme: Theme; isApproximate: boolean }) {
  const { t } = useText()
  const { score, places } = theme
  const others = places.slice(shownAtOnce)
  return (
    <li className={styles.theme}>
      <h4 className={styles.heading}>
        {t(`places:themes.${theme.theme}`)}
        {score && (
          <span className={styles.part}>
            <span className="visually-hidden">, </span>
            {score.text}
            <span className="visually-hidden"> {t('places:outOfTen')}</span>
          </span>
        )}
      </h4>
      {score && <Bar share={score.share} />}
      <PlaceLines places={places.slice(0, shownAtOnce)} isApproximate={isApproximate} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{t('places:more', { count: others.length })}</summary>
          <PlaceLines places={others} isApproximate={isApproximate} />
        </details>
      )}
    </li>
  )
}

const PlaceLines = ({ places, isApproximate }: { places: Place[]; isApproximate: boolean }) => (
  <ul>
    {places.map((place) => (
      <PlaceLine
        key={`${place.kind} ${place.name} ${place.distance}`}
        place={place}
        isApproximate={isApproximate}
      />
    ))}
  </ul>
)

function PlaceLine({ place, isApproximate }: { place: Place; isApproximate: boolean }) {
  const { t } = useText()
  const { kind, name, lang, distance, minutes } = place
  return (
    <li className={styles.place}>
      <span>
        <span lang={lang}>{name}</span>
        {kind && <span className={styles.kind}> {kind}</span>}
      </span>{' '}
      <span className={styles.away}>
        {isApproximate ? t('places:about', { distance }) : distance}
        {minutes && <span className={styles.minutes}> {minutes}</span>}
      </span>
    </li>
  )
}

/** An SVG, because pages have no inline styles. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="4" className={styles.track} />
    <rect width={Math.round(share * 100)} height="4" className={styles.filled} />
  </svg>
)
