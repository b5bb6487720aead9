import type { GivenEstimate } from '#db/schema'
import type { MailBlock } from '~/features/mail/public.server'
import { type EstimateContext, toEstimateSummary } from './estimate-summary'

/**
 * An estimate in the agency's mail with its calculation; or that an agent has to value it.
 * @param href - of its page
 */
export function estimateBlocks(given: GivenEstimate, say: EstimateContext, href: string): MailBlock[] {
  const { t } = say
  const summary = toEstimateSummary(given, say)
  if (!summary) return [{ type: 'text', text: t('valuation:noEstimate') }]
  const { low, middle, high, subject, lines, total, unknown, source } = summary
  return [
    { type: 'heading', text: t('valuation:range', { low, high }) },
    { type: 'text', text: t('valuation:around', { middle, subject }) },
    {
      type: 'facts',
      facts: [
        ...lines.map(({ label, amount }) => ({ label, value: amount })),
        { label: t('valuation:total'), value: total },
      ],
    },
    ...(unknown ? [{ type: 'text' as const, text: unknown }] : []),
    { type: 'button', text: t('valuation:open'), href },
    { type: 'note', text: `${source} ${t('valuation:indicative')}` },
  ]
}

/** The range in the visitor's mail, without details, because these repeat typed text (S-01). Its page has them all. */
export function rangeBlocks(given: GivenEstimate, say: EstimateContext, href: string): MailBlock[] {
  const { t } = say
  const summary = toEstimateSummary(given, say)
  if (!summary) return [{ type: 'text', text: t('valuation:noEstimate') }]
  const { low, high, source } = summary
  return [
    { type: 'heading', text: t('valuation:range', { low, high }) },
    { type: 'button', text: t('valuation:open'), href },
    { type: 'note', text: `${source} ${t('valuation:indicative')}` },
  ]
}
