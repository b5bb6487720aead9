import { useText } from '~/i18n/use-text'
import { colonIn } from '~/kernel/colon'
import type { Locale } from '~/kernel/locale'
import { AmountLine } from '~/ui/sentence/amount-line'
import { Chapter } from './ledger-lines'

/** The nearest place of a kind. `hidden` stands for all of them where the address is not published. */
export type NearLine = {
  kind: 'station' | 'school' | 'shop' | 'hidden'
  name?: string
  lang?: Locale | undefined
  /** Minutes on foot, or the distance where it is no walk. */
  text?: string
}

/** How far what matters is, on foot. */
export function NearChapter({ lines }: { lines: NearLine[] }) {
  const { t, locale } = useText()
  if (lines.length === 0) return null
  return (
    <Chapter title={t('listings:ledger.chapter.near')}>
      {lines.map(({ kind, name, lang, text }, index) => (
        <AmountLine
          key={kind}
          text={text}
          note={name && index === lines.length - 1 ? t('listings:ledger.note.near') : undefined}
        >
          {kind === 'hidden' ? (
            t('listings:compare.addressHidden')
          ) : (
            <>
              {t(`listings:compare.rows.${kind}`)}
              {colonIn(locale)} <span lang={lang}>{name}</span>
            </>
          )}
        </AmountLine>
      ))}
    </Chapter>
  )
}
