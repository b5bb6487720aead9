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
 * Which words a visitor was asked with, as 32 hex digits: it changes with any text of the dialog in that
 * language, and with the cookie policy that the dialog links to.
 * @param policyVersion - of the policy's own text in that language; empty when there is none
 */
export const consentVersion = (locale: Locale, policyVersion: string): string =>
  hashed(JSON.stringify([texts[locale], policyVersion]))
