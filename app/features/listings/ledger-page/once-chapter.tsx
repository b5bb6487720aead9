import { useText } from '~/i18n/use-text'
import { AmountLine } from '~/ui/sentence/amount-line'
import type { Ledger, StartKey } from '../ledger/ledger'
import { Chapter, Total } from './ledger-lines'

/** What is paid once: to move in, or at the deed of a life annuity, whose duties only a notary can calculate (D9). */
export function OnceChapter({ kind, ledger }: { kind: 'entry' | 'deed'; ledger: Ledger }) {
  const { t } = useText()
  const { start } = ledger
  if (!start) return null
  const sentenceOf = (key: StartKey) =>
    key === 'bouquet' ? t('listings:ledger.line.bouquet') : t(`listings:costs.rent.lines.${key}`)
  const hasGuarantee = start.lines.some(({ key }) => key === 'guarantee')
  return (
    <Chapter
      title={t(`listings:ledger.chapter.${kind}`)}
      total={kind === 'entry' && <Total label={t('listings:costs.purchase.total')} sum={start} />}
    >
      {start.lines.map((line) => (
        <AmountLine key={line.key} amount={line}>
          {sentenceOf(line.key)}
        </AmountLine>
      ))}
      {kind === 'deed' && (
        <AmountLine amount="unknown" note={t('listings:costs.viager.duties')}>
          {t('listings:ledger.line.dutiesOfAnnuity')}
        </AmountLine>
      )}
      {kind === 'entry' && !hasGuarantee && (
        <AmountLine amount="unknown">{t('listings:costs.rent.noGuarantee')}</AmountLine>
      )}
    </Chapter>
  )
}
