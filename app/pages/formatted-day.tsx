import { useText } from '~/i18n/use-text'
import { formatDay } from '~/kernel/day'

/** @param day - ISO, `2026-10-02` */
export function FormattedDay({ day, className }: { day: string; className?: string }) {
  const { locale } = useText()
  return (
    <time dateTime={day} className={className}>
      {formatDay(day, locale)}
    </time>
  )
}
