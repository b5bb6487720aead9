import { createHash } from 'node:crypto'
import type { Locale } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import de from './texts/de.json'
import en from './texts/en.json'
import fr from './texts/fr.json'
import nl from './texts/nl.json'

const texts: Record<Locale, object> = { nl, fr, en, de }

const hashed = memo((text) => createHash('sha256').update(text).digest('hex').slice(0, 32))

/**
 * Identifies the texts of the dialog with 32 hex digits: it changes with any of its texts in that language, and with
 * the linked cookie policy.
 * @param policyVersion - hash of the policy's text in that language; empty if there is none
 */
export const consentVersion = (locale: Locale, policyVersion: string): string =>
  hashed(JSON.stringify([texts[locale], policyVersion]))
