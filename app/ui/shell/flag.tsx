import type { ReactNode } from 'react'
import type { Locale } from '~/kernel/locale'

/** A flag means a country, not a language, so it is optional (L17). */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
      {drawings[locale]}
    </svg>
  )
}

const bands = (colours: [string, string, string], upright: boolean) =>
  colours.map((colour, index) =>
    upright ? (
      <path key={colour} fill={colour} d={`M${index * 6} 0h6v12h-6z`} />
    ) : (
      <path key={colour} fill={colour} d={`M0 ${index * 4}h18v4H0z`} />
    ),
  )

const drawings: Record<Locale, ReactNode> = {
  nl: bands(['#ae1c28', '#ffffff', '#21468b'], false),
  fr: bands(['#002395', '#ffffff', '#ed2939'], true),
  de: bands(['#000000', '#dd0000', '#ffce00'], false),
  en: (
    <>
      <path fill="#012169" d="M0 0h18v12H0z" />
      <path stroke="#ffffff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#c8102e" strokeWidth="1" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#ffffff" strokeWidth="4" d="M9 0v12M0 6h18" />
      <path stroke="#c8102e" strokeWidth="2.2" d="M9 0v12M0 6h18" />
    </>
  ),
}
