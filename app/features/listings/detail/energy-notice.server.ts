import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import type { EnergyLabel } from '~/kernel/energy'
import type { App } from '~/platform/app.server'
import type { PublicListing } from '../projection/listing-rows'
import { type EnergyTarget, energyTargetOf } from './energy-target'
import { type RenovationDuty, renovationDutyOf } from './renovation'

/** What the law asks of a buyer, as a sentence and as data for a shorter one. */
export type EnergyNotice = { text: string } & (
  | { kind: 'duty'; duty: RenovationDuty }
  | { kind: 'target'; target: EnergyTarget }
)

/** What the buyer of a listing for sale must know of its energy label under today's law (D6). */
export function energyNoticeOf(
  app: App,
  row: PublicListing,
  label: EnergyLabel | undefined,
): EnergyNotice | undefined {
  if (row.goal !== 'sale' || row.closed) return undefined
  return renovationNotice(app, row, label) ?? energyTargetNotice(app, row, label)
}

/** What a buyer in Brussels should know of the standard that the home does not meet yet. */
function energyTargetNotice(
  { clock, locale }: App,
  row: PublicListing,
  label: EnergyLabel | undefined,
): EnergyNotice | undefined {
  const target = energyTargetOf({ region: row.region, label, mainType: row.webId }, brusselsDay(clock.now()))
  if (!target) return undefined
  const { byYear, most } = target
  const text = translateTo(locale)('listings:energyTargetNotice', { year: String(byYear), most })
  return { kind: 'target', target, text }
}

/** A listing for sale must state its buyer's duty to renovate. */
function renovationNotice(
  { clock, locale }: App,
  row: PublicListing,
  label: EnergyLabel | undefined,
): EnergyNotice | undefined {
  const { region, webId: mainType, livingSurface, details } = row
  // Of commercial premises the living surface may be that of a dwelling alone; 0 is unknown.
  const surface = details.surfaces?.total || livingSurface || undefined
  const duty = renovationDutyOf({ region, label, mainType, surface }, brusselsDay(clock.now()))
  if (!duty) return undefined
  const text = translateTo(locale)(`listings:renovationNotice.${duty.kind}`, {
    since: formatDay(duty.deedsFrom, locale),
    years: duty.termYears,
    label: duty.targetLabel ?? '',
  })
  return { kind: 'duty', duty, text }
}
