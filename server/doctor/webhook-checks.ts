import { countDeliveries, findOldestDelivery } from '~/features/leads/public.server'
import { type ConnectedSite, type Finding, ok, problem, warning } from './check'

const hourMs = 3_600_000
/** A lead that the CRM does not take at once is tried seven times in it. */
export const longLeadWaitMs = hourMs

/** Leads that the agency's CRM refused, and those that wait for it. */
export async function checkWebhook({ config, database: { db }, clock }: ConnectedSite): Promise<Finding[]> {
  if (!config.webhook) return [ok('Leads go on to no CRM: WEBHOOK_URL is not set.')]
  const { refused, waiting } = await countDeliveries(db)
  const oldest = await findOldestDelivery(db)
  const waitMs = oldest ? clock.now().getTime() - oldest.at.getTime() : 0
  const reason = oldest?.problem ?? oldest?.status
  const found = [
    ...(refused > 0
      ? [
          warning(
            `${refused} leads were refused by the CRM.`,
            'Fix the CRM, then send them again at /office/webhook/.',
          ),
        ]
      : []),
    ...(waitMs > longLeadWaitMs
      ? [
          problem(
            `A lead waits for the CRM for ${Math.round(waitMs / hourMs)} hours${reason ? ` (${reason})` : ''}.`,
            'Fix the CRM or WEBHOOK_URL, or start a worker.',
          ),
        ]
      : []),
  ]
  return found.length > 0 ? found : [ok(`${waiting} leads wait for the CRM, none was refused.`)]
}
