import type { TextKey } from '~/i18n/text-keys'
import type { Region } from '~/kernel/region'

/** Labels of fields that Wallonia has terms of its own for. */
const walloon: ReadonlySet<string> = new Set([
  'energy.value',
  'planning.permit',
  'planning.allotmentPermit',
  'planning.summons',
  'planning.judicialDecision',
  'flood.riskArea',
])

/** Key of a field's label in the terms of the listing's region. @param label - key below `listings:fields` */
export const labelKey = (label: string, region: Region | null | undefined): TextKey =>
  (region === 'wallonia' && walloon.has(label)
    ? `listings:walloonFields.${label}`
    : `listings:fields.${label}`) as TextKey
