import { useText } from '~/i18n/use-text'
import { localeTags } from '~/kernel/locale'

/** @param day - ISO, `2026-10-02` */
export function DayOf({ day, className }: { day: string; className?: string }) {
  const { locale } = useText()
  const said = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={day} className={className}>
      {said.format(new Date(`${day}T00:00:00Z`))}
    </time>
  )
}
