import { postMail, senderIn } from '~/features/mail/public.server'
import { findAdmins } from '~/features/staff/public.server'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { checks } from '../doctor/checks'
import { type NamedFinding, runChecks } from '../doctor/run-checks'
import { deleteProblems, findKnownProblems, insertProblems, markTold } from './known-problems.repo.server'
import { problemsMail } from './problems-mail'

/** Checks the site, and mails its admins what is wrong. */
export const tellProblemsQueue = defineQueue('tell-problems', { retryLimit: 0 }, relaxedPollingSeconds)

const everyTenMinutes = '*/10 * * * *'

export async function startProblemWorker(services: Services) {
  await services.jobs.work(tellProblemsQueue, 1, async () => {
    const site = { ...services, env: process.env, database: services }
    await tellProblems(services, await runChecks(checks, site))
  })
  await services.jobs.schedule(tellProblemsQueue, everyTenMinutes)
}

/**
 * Mails admins a problem once, when it was found twice in a row: a server that restarts is none. What could not be
 * checked stays as it was; what is well is forgotten, so that it is told again when it comes back.
 */
export async function tellProblems(services: Services, findings: NamedFinding[]): Promise<void> {
  const named = (wanted: string) =>
    new Set(findings.flatMap(({ check, state }) => (state === wanted ? check : [])))
  const [wrong, unknown] = [named('problem'), named('unknown')]
  await services.db.transaction(async (tx) => {
    const known = (await findKnownProblems(tx)).map(({ check }) => check)
    await deleteProblems(
      tx,
      known.filter((check) => !wrong.has(check) && !unknown.has(check)),
    )
    await insertProblems(tx, [...wrong], services.clock.now())
    const lasting = known.filter((check) => wrong.has(check))
    const news = await markTold(tx, lasting, services.clock.now())
    if (news.length > 0)
      await mailAdmins(
        tx,
        services,
        findings.filter(({ check, state }) => state === 'problem' && news.includes(check)),
      )
  })
}

async function mailAdmins(tx: Db, services: Services, problems: NamedFinding[]) {
  for (const { email, locale } of await findAdmins(tx)) {
    const sender = await senderIn(services, locale)
    const mail = problemsMail({ to: email, locale, agency: sender.name, site: sender.url }, problems)
    await postMail(tx, services, sender, mail)
  }
}
