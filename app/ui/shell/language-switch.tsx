import { translatePath } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { Flag } from './flag'
import styles from './language-switch.module.css'

type LanguageSwitchProps = {
  locales: Locale[]
  alternates: Partial<Record<string, string>>
  path: string
  /** A small flag beside each code. */
  flags: boolean
}

/** Links to the page in other languages (L4). Script keeps query and hash, and remembers the choice. */
export function LanguageSwitch({ locales, alternates, path, flags }: LanguageSwitchProps) {
  const { t, locale } = useText()
  return (
    <nav aria-label={t('ui:language')}>
      <ul className={styles.languages}>
        {locales.map((code) => (
          <li key={code}>
            <a
              href={alternates[code] ?? translatePath(path, code)}
              hrefLang={code}
              lang={code}
              data-locale={code}
              className={styles.language}
              aria-current={code === locale ? 'true' : undefined}
            >
              {flags && <Flag locale={code} />}
              {code.toUpperCase()}
              <span className="visually-hidden"> – {t(`ui:languages.${code}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
