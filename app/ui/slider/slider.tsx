import { Children, type ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Icon } from '../shell/icon'
import styles from './slider.module.css'

type SliderProps = {
  /** Accessible name. */
  label?: string
  /** One slide each. */
  children: ReactNode
}

/**
 * Stacked slides that fade from one to the next, `slider.client.ts` (S8). The first reserves the space; the others load
 * lazily, and without script it is the only one.
 */
export function Slider({ label, children }: SliderProps) {
  const { t } = useText()
  const slides = Children.toArray(children)
  if (slides.length < 2) return slides
  return (
    <section
      className={styles.slider}
      data-slider=""
      aria-roledescription={t('ui:slider.role')}
      aria-label={label ?? t('ui:slider.role')}
    >
      <ul className={styles.slides} data-slides="">
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity and never move
            key={index}
            className={styles.slide}
            aria-label={t('ui:slider.slide', { number: index + 1, count: slides.length })}
            data-shown={index === 0 ? '' : undefined}
            hidden={index > 0}
          >
            {slide}
          </li>
        ))}
      </ul>
      <Controls />
    </section>
  )
}

/** Revealed by script, without which they do nothing. */
function Controls() {
  const { t } = useText()
  return (
    <div className={styles.controls} data-controls="" hidden>
      <button type="button" data-step="-1" aria-label={t('ui:slider.previous')}>
        <Icon name="left" />
      </button>
      <button type="button" data-toggle="" aria-label={t('ui:slider.pause')} data-play={t('ui:slider.play')}>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
      <button type="button" data-step="1" aria-label={t('ui:slider.next')}>
        <Icon name="right" />
      </button>
    </div>
  )
}
