import { createWork, usualWork } from '~/features/forms/proof-of-work.server'

/** Work for a form that is done at once, signed as any: the usual takes two seconds of a core, and few tests are about that. */
export const easyWork = (services: Parameters<typeof createWork>[0], form: string) =>
  createWork(services, form, 1 / usualWork.odds)
