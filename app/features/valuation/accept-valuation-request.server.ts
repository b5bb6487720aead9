import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import type { AcceptResult, Submission } from '~/features/forms/public.server'
import { saveLead } from '~/features/leads/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import { estimateBlocks, rangeBlocks } from './estimate-blocks'
import { estimateLink } from './estimate-link.server'
import { giveEstimate } from './give-estimate'

/**
 * Stores a request for a valuation. An online one is answered with a range at once, on the thank-you page behind a
 * signed link; without a price per square metre that page says that an agent will value the property.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: other variants continue to the form's thank-you page
export async function acceptValuationRequest(app: App, submission: Submission): Promise<AcceptResult | void> {
  const { values } = submission
  if (one(values, 'variant') !== 'online') {
    await saveLead(app, submission)
    return
  }
  const day = brusselsDay(app.clock.now())
  const { priceReferences, languages } = await siteOf(app.db)
  const estimate = giveEstimate(values, priceReferences, day)
  const lead = await saveLead(app, submission, {
    estimate,
    blocks: (id, reader, to) => {
      const say = {
        t: translateTo(reader),
        locale: reader,
        fallback: languages.default,
        moneyLocale: moneyLocaleOf(languages.amounts, reader),
      }
      const href = app.config.publicUrl + estimateLink(app, id, reader)
      return to === 'agency' ? estimateBlocks(estimate, say, href) : rangeBlocks(estimate, say, href)
    },
  })
  return { to: estimateLink(app, lead) }
}
