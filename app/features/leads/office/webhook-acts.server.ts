import { z } from 'zod'
import { defineAct } from '~/platform/office/define-act.server'
import { webhookQueue } from '../webhook/deliver-leads.server'
import { requeueDeliveries } from './webhook-list.repo.server'

/** In the place of an id: every refused delivery. */
export const allRefused = 'all'

/** Sends refused leads to the CRM once more, each with the id that it had (B20). */
export const resendDeliveryAct = defineAct({
  name: 'webhook.resend',
  permission: 'webhook.write',
  schema: z.object({ delivery: z.union([z.uuid(), z.literal(allRefused)]).meta({ kind: 'hidden' }) }),
  async run({ tx, app, values: { delivery } }) {
    const chosen = delivery === allRefused ? undefined : [delivery]
    const count = await requeueDeliveries(tx, app.clock.now(), chosen)
    if (count === 0) return { message: 'leads-office:webhook.nothing' }
    await app.jobs.enqueue(tx, webhookQueue, {})
    return { subject: 'webhook', after: { count }, done: 'leads-office:webhook.done' }
  },
})
