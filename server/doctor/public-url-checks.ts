import { isLoopback } from '~/platform/loopback'
import { askPublicly, type PublicAnswer } from './ask-publicly'
import { type ExaminedSite, type Finding, ok, problem, warning } from './check'
import { describeClock } from './clock-checks'

const dayMs = 86_400_000
/** Automatic renewal acts 30 days before. */
const soonDays = 14

/** Whether visitors reach the site at PUBLIC_URL, seen from this machine. */
export async function checkPublicUrl({
  config,
  clock,
}: Pick<ExaminedSite, 'config' | 'clock'>): Promise<Finding[]> {
  const { publicUrl, https } = config
  if (isLoopback(new URL(publicUrl).hostname))
    return [ok(`PUBLIC_URL is this machine, ${publicUrl}: the site is not public.`)]
  const clearText = https
    ? []
    : [
        problem(
          'PUBLIC_URL is http: what visitors type goes over the network in clear text.',
          'Let the proxy speak https, and set PUBLIC_URL to the https address.',
        ),
      ]
  return [...clearText, ...(await checkAnswers(publicUrl, https, clock.now()))]
}

async function checkAnswers(publicUrl: string, https: boolean, now: Date): Promise<Finding[]> {
  try {
    const alive = await askPublicly(new URL('/healthz', publicUrl))
    const certificate = https ? [describeCertificate(alive, now)] : []
    const health = describeHealth(publicUrl, alive)
    // The rest would be about the proxy's own error page.
    if (health.state !== 'ok') return [health, ...certificate]
    const metrics = await askPublicly(new URL('/metrics', publicUrl))
    return [
      ...[health, ...certificate],
      ...(https ? [describeHsts(alive)] : []),
      describeMetrics(metrics),
      ...describeTime(alive, now),
    ]
  } catch (error) {
    return [describeFailure(publicUrl, (error as { code?: string }).code ?? 'failed')]
  }
}

const describeHealth = (publicUrl: string, { status, body }: PublicAnswer): Finding =>
  status === 200 && body.trim() === 'alive'
    ? ok(`${publicUrl}/healthz answers.`)
    : problem(
        `${publicUrl}/healthz answers ${status}, and not as this site does.`,
        'Start the site; let the proxy pass every path to it.',
      )

function describeCertificate({ certificateUntil }: PublicAnswer, now: Date): Finding {
  if (!certificateUntil) return ok('The certificate was not read.')
  const days = Math.floor((certificateUntil.getTime() - now.getTime()) / dayMs)
  const what = `The certificate is good for ${days} days.`
  return days < soonDays ? warning(what, 'Look at what renews it.') : ok(what)
}

const describeHsts = ({ hsts }: PublicAnswer): Finding =>
  hsts
    ? ok(`Browsers are told to use https (${hsts}).`)
    : warning('The proxy removes Strict-Transport-Security.', 'Let it pass the headers of the site.')

const describeMetrics = ({ status, body }: PublicAnswer): Finding =>
  status === 200 && body.includes('pignon_')
    ? problem('Everybody can read /metrics.', 'Block it at the proxy, or set METRICS_TOKEN.')
    : ok('/metrics is closed to the public.')

/** The answer names whole seconds, and took a moment itself. */
function describeTime({ date }: PublicAnswer, now: Date): Finding[] {
  const aheadMs = date ? now.getTime() - date.getTime() : 0
  return Math.abs(aheadMs) > 10_000 ? [describeClock("the proxy's", aheadMs)] : []
}

export function describeFailure(publicUrl: string, code: string): Finding {
  const known = failures.find(({ codes }) => codes.test(code))
  if (known) return problem(`${publicUrl} ${known.what} (${code}).`, known.todo)
  return warning(
    `${publicUrl} cannot be reached from this machine (${code}).`,
    'Try it from outside: some networks do not let a machine reach itself by its public name.',
  )
}

const failures = [
  {
    codes: /^(?:ENOTFOUND|EAI_AGAIN|ENODATA)$/,
    what: 'is not known to the DNS',
    todo: 'Add an A or AAAA record for the host, or correct PUBLIC_URL.',
  },
  {
    codes: /CERT|SIGNATURE|ALTNAME|SSL|TLS/,
    what: 'has no certificate that browsers trust',
    todo: 'Renew the certificate for this host, with its chain.',
  },
  {
    codes: /^ECONNREFUSED$/,
    what: 'refuses connections',
    todo: 'Start the proxy; let it listen on the port of PUBLIC_URL.',
  },
]
