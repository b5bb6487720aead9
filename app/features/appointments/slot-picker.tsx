import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import styles from './appointment.module.css'
import type { Week } from './week'

/** Words around the free times of a week. */
export type SlotTexts = Record<'weeks' | 'previous' | 'next' | 'none' | 'zone', string>

export const slotTexts = (t: Translate<TextKey>): SlotTexts => ({
  weeks: t('appointments:page.weeks'),
  previous: t('appointments:page.previous'),
  next: t('appointments:page.next'),
  none: t('appointments:page.none'),
  zone: t('appointments:page.zone'),
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

type SlotChoicesProps = WeekProps & { id: string; value?: string; invalid?: boolean }

/** The free times of a week as radio buttons, day by day. */
export function SlotChoices({ id, week, texts, isTyped, value = '', invalid = false }: SlotChoicesProps) {
  if (week.firstFree)
    return (
      <p>
        {`${texts.none} `}
        <Turn href={week.firstFree.href} isTyped={isTyped}>
          {week.firstFree.text}
        </Turn>
      </p>
    )
  const first = week.days[0]?.slots[0]?.name
  return (
    <div className={styles.days}>
      {week.days.map(({ day, title, slots }) => (
        <fieldset key={day} className={styles.day}>
          <legend>{title}</legend>
          <div className={styles.slots}>
            {slots.map(({ name, text, left }) => (
              <label key={name} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  id={name === first ? id : undefined}
                  value={name}
                  required
                  defaultChecked={name === value}
                  aria-invalid={invalid || undefined}
                />
                <span>
                  {text}
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
