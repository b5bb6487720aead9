import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { type Locale, localeTags } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Health, HealthFigures, HealthFinding, HealthState } from '~/platform/office/health.server'
import { showTime } from '~/ui/office/show-time'

/** What the page of the site's health shows; undefined while the checks run for the first time. */
export function shownHealth(app: App, health: Health | undefined) {
  if (!health) return undefined
  const { locale, clock } = app
  const findings = health.findings.map((finding, id) => ({ id, ...shownFinding(locale, finding) }))
  return {
    checkedAt: showTime(health.checkedAt, { locale, now: clock.now() }),
    summary: summaryOf(health.findings),
    wrong: findings.filter(({ state }) => state === 'problem' || state === 'warning').sort(worstFirst),
    all: findings,
    figures: shownFigures(app, health.figures),
  }
}

const summaryOf = (findings: HealthFinding[]): 'problem' | 'warning' | 'ok' =>
  (['problem', 'warning'] as const).find((state) => findings.some((finding) => finding.state === state)) ??
  'ok'

const worstFirst = (a: { state: HealthState }, b: { state: HealthState }) =>
  Number(b.state === 'problem') - Number(a.state === 'problem')

/** In the member's language by its check; the operator's own sentences beside it. */
function shownFinding(locale: Locale, { check, state, what, todo }: HealthFinding) {
  const t = translateTo(locale)
  const say = (part: string) => t(`office:health.check.${check.replaceAll(' ', '-')}.${part}` as TextKey)
  return { check, state, name: say('title'), about: say('about'), advice: say('todo'), what, todo }
}

function shownFigures({ locale, clock }: App, figures: HealthFigures) {
  const time = (at: Date | undefined) => at && showTime(at, { locale, now: clock.now() })
  const { version, startedAt, oldestJob, queuedMails, failedMails, lastImport, lastBackup, disk } = figures
  return {
    ...{ version, queuedMails, failedMails },
    since: time(startedAt),
    oldestJob: oldestJob ? time(new Date(clock.now().getTime() - oldestJob * 1000)) : undefined,
    lastImport: time(lastImport?.at),
    lastBackup: time(lastBackup),
    disk: disk && { free: gigabytes(disk.freeBytes, locale), all: gigabytes(disk.bytes, locale) },
  }
}

const gigabytes = (bytes: number, locale: Locale): string =>
  (bytes / 1e9).toLocaleString(localeTags[locale], {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  })
