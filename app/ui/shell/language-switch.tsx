import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import styles from './language-switch.module.css'

type LanguageSwitchProps = { locales: Locale[]; alternates: Partial<Record<string, string>> }

/** The same page in the other languages (L4). Script keeps query and hash, and remembers the choice. */
export function LanguageSwitch({ locales, alternates }: LanguageSwitchProps) {
  const { t, locale } = useText()
  return (
    <nav aria-label={t('ui:language')}>
      <ul className={styles.languages}>
        {locales.map((code) => (
          <li key={code}>
            <a
              href={alternates[code] ?? `/${code}/`}
              hrefLang={code}
              lang={code}
              data-locale={code}
              className={styles.language}
              aria-current={code === locale ? 'true' : undefined}
              aria-label={t(`ui:languages.${code}`)}
            >
              {code.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
