import { useText } from '~/i18n/use-text'
import { formatArea } from '~/kernel/numbers'
import { Icon } from '~/ui/shell/icon'
import { EnergyLabel } from './energy-label'
import styles from './key-figures.module.css'
import type { ListingCard } from './listing-card'

/** Shows bedrooms, living surface, plot and energy, which visitors ask about first. */
export function KeyFigures({ card, plotSurface }: { card: ListingCard; plotSurface?: number }) {
  const { t, locale } = useText()
  return (
    <ul className={styles.figures}>
      {card.bedrooms !== undefined && (
        <li>
          <Icon name="bed" /> {t('listings:bedrooms', { count: card.bedrooms })}
        </li>
      )}
      {card.livingSurface !== undefined && (
        <li>
          <Icon name="area" /> {formatArea(card.livingSurface, locale)} {t('listings:ofLiving')}
        </li>
      )}
      {plotSurface !== undefined && (
        <li>
          <Icon name="plot" /> {formatArea(plotSurface, locale)} {t('listings:ofPlot')}
        </li>
      )}
      {card.energy && (
        <li>
          <EnergyLabel label={card.energy.label} />
        </li>
      )}
    </ul>
  )
}
