import type { SiteWithDatabase } from './site-with-database.ts'
import { isServedAgain, type KindResult, sendSteadily, uncachedList } from './steady-load.ts'

export type FewConnections = {
  results: Record<'pages' | 'forms' | 'ready', KindResult>
  /** Statuses that nobody may be answered with, waits of `waitMs` and more, and what nobody or nobody afterwards is served. */
  wrong: string[]
}

/** Visitors of a site whose server has fewer connections than its pool wants. */
export async function runFewConnections(
  { baseUrl }: SiteWithDatabase,
  { seconds, perSecond, waitMs = 10_000 }: { seconds: number; perSecond: number; waitMs?: number },
): Promise<FewConnections> {
  const results = await sendSteadily(
    baseUrl,
    {
      pages: { perSecond, next: uncachedList },
      forms: { perSecond: perSecond / 5, next: contact },
      ready: { perSecond: 1, next: () => ({ path: '/readyz' }) },
    },
    seconds,
  )
  const wrong = Object.entries(results).flatMap(([name, { statuses, slowest }]) => [
    ...Object.keys(statuses).flatMap((status) =>
      ['200', '503'].includes(status) ? [] : `${name}: ${status}`,
    ),
    ...(slowest >= waitMs ? [`${name}: ${slowest} ms`] : []),
    ...('200' in statuses ? [] : [`${name}: never served`]),
  ])
  const after = (await isServedAgain(baseUrl)) ? [] : ['pages: refused afterwards']
  return { results, wrong: [...wrong, ...after] }
}

const contact = (number: number) => ({
  path: '/nl/contact/',
  form: {
    form: 'site-contact',
    title: 'ms',
    firstName: 'Lien',
    lastName: 'Peeters',
    phone: '0470123456',
    email: `lien-${number}@post.example`,
    remark: `Vraag ${number}`,
  },
})
