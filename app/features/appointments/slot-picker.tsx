import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import styles from './appointment.module.css'
import type { Week, WeekDay } from './week'

/** Words around the free times of a week. */
export type SlotTexts = Record<'weeks' | 'days' | 'previous' | 'next' | 'none' | 'zone' | 'choose', string>

export const slotTexts = (t: Translate<TextKey>): SlotTexts => ({
  weeks: t('appointments:page.weeks'),
  days: t('appointments:page.days'),
  previous: t('appointments:page.previous'),
  next: t('appointments:page.next'),
  none: t('appointments:page.none'),
  zone: t('appointments:page.zone'),
  choose: t('appointments:page.book'),
})

type TurnProps = {
  href: string
  /** The form holds what somebody typed. */
  isTyped?: boolean | undefined
  children: string
}

/** A way to another week: a plain link, or where something was typed a button that takes it along. */
function Turn({ href, isTyped, children }: TurnProps) {
  if (!isTyped)
    return (
      <a href={href} rel="nofollow">
        {children}
      </a>
    )
  return (
    <button type="submit" name="look" value="week" formAction={href}>
      {children}
    </button>
  )
}

type WeekProps = { week: Week; texts: SlotTexts; isTyped?: boolean }

/** Which week it is, and the ways to those beside it, each an address of its own. */
export function WeekLinks({ week, texts, isTyped }: WeekProps) {
  return (
    <nav className={styles.weeks} id="week" aria-label={texts.weeks}>
      <p className={styles.week}>{week.title}</p>
      {week.previous && (
        <Turn href={week.previous} isTyped={isTyped}>
          {texts.previous}
        </Turn>
      )}
      {week.next && (
        <Turn href={week.next} isTyped={isTyped}>
          {texts.next}
        </Turn>
      )}
    </nav>
  )
}

type SlotChoicesProps = WeekProps & {
  id: string
  value?: string
  invalid?: boolean
  /** Is told the name of each time that is chosen. */
  onChoose?: (name: string) => void
}

/**
 * The days of a week as a strip, and the free times of the day that is chosen. A style sheet shows them (`:has`), so
 * that choosing a day needs neither script nor another page.
 */
export function SlotChoices({
  id,
  week,
  texts,
  isTyped,
  value = '',
  invalid = false,
  onChoose,
}: SlotChoicesProps) {
  if (week.firstFree)
    return (
      <p>
        {`${texts.none} `}
        <Turn href={week.firstFree.href} isTyped={isTyped}>
          {week.firstFree.text}
        </Turn>
      </p>
    )
  const withValue = week.days.findIndex(({ slots }) => slots.some(({ name }) => name === value))
  const chosen = withValue >= 0 ? withValue : week.chosen
  const first = week.days[chosen]?.slots[0]?.name
  return (
    <div className={styles.picker}>
      {/* Drawn again where a day became full: it is no longer the one that is chosen. */}
      <DayStrip
        key={week.days.map(({ slots }) => slots.length > 0).join()}
        days={week.days}
        chosen={chosen}
        label={texts.days}
      />
      {week.days.map(({ day, title, slots }, index) => (
        <fieldset key={day} className={styles.day} data-at={index}>
          <legend>{title}</legend>
          <div className={styles.slots}>
            {slots.map(({ name, text, left }) => (
              <label key={name} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  id={name === first ? id : undefined}
                  value={name}
                  defaultChecked={name === value}
                  onChange={() => onChoose?.(name)}
                  aria-invalid={invalid || undefined}
                />
                <span>
                  <span className={styles.times}>{text}</span>
                  {left && <span className={styles.left}>{left}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

type DayStripProps = { days: WeekDay[]; chosen: number; label: string }

/** The days, of which a phone swipes to the later ones; a full one says so and cannot be chosen. */
function DayStrip({ days, chosen, label }: DayStripProps) {
  return (
    <fieldset className={styles.strip} aria-label={label}>
      {days.map(({ day, parts, count, slots }, index) => (
        <label key={day} className={styles.date} data-date={index}>
          <input
            type="radio"
            name="day"
            value={day}
            defaultChecked={index === chosen}
            disabled={slots.length === 0}
          />
          <span>{parts.weekday}</span> <strong>{parts.number}</strong> <span>{parts.month}</span>{' '}
          <small>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}
