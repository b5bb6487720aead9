import { dataPathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import { ShellLink } from '~/ui/shell/shell-link'
import type { Category } from './consent'
import styles from './consent-dialog.module.css'
import type { SiteInfo } from './site-info'
import { hasTags } from './tag-sources'

/** Repeated here in order, because importing `consent.ts` would make the browser download one more file. */
const categories = Object.keys({
  necessary: '',
  analytical: '',
  marketing: '',
  social: '',
  unclassified: '',
} satisfies Record<Category, ''>) as Category[]

export type ConsentDialogProps = {
  /** Version of the dialog's texts, for the proof of a choice. */
  version: string
  /** Address of the agency's cookie policy, in the page's language or on another site. */
  policyHref?: string
  siteInfo: SiteInfo
  /** Private pages run no third-party scripts, even with consent (S-05). */
  isPrivate?: boolean | undefined
  /** Stays closed, and everything counts as consented to. */
  isConsented?: boolean | undefined
}

/**
 * The cookie dialog (C1), initially closed: `consent.client.ts` opens it if no choice is stored. It is not modal,
 * because the page must stay readable. It takes the focus and comes right after the skip link, so that keyboard users
 * continue from there.
 */
export function ConsentDialog({ version, policyHref, siteInfo, isPrivate, isConsented }: ConsentDialogProps) {
  const { t, locale } = useText()
  return (
    <CachedHtml
      tag="dialog"
      of={siteInfo}
      part={`consent ${policyHref}`}
      id="consent"
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      data-nosnippet=""
      data-version={version}
      data-proof={dataPathTo(locale, 'consent/')}
      data-tags={hasTags(siteInfo) && !isPrivate ? JSON.stringify(siteInfo) : undefined}
      data-private={isPrivate ? '' : undefined}
      data-consented={isConsented ? '' : undefined}
    >
      <div className={styles.words}>
        <h2 id="consent-title">{t('consent:title')}</h2>
        <p>
          <span id="consent-text">{t('consent:text')}</span>{' '}
          {policyHref && <ShellLink href={policyHref}>{t('consent:policy')}</ShellLink>}
        </p>
        <Settings />
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" data-consent="accept-all">
          {t('consent:acceptAll')}
        </button>
        <button type="button" className="button" data-consent="only-functional">
          {t('consent:onlyNecessary')}
        </button>
        <button type="button" className="button" data-consent-settings="">
          {t('consent:settings')}
        </button>
        <button type="button" className="button" data-consent="selection" hidden>
          {t('consent:save')}
        </button>
      </div>
    </CachedHtml>
  )
}

/** The second layer: a switch per category, all off except the necessary one. */
function Settings() {
  const { t } = useText()
  return (
    <fieldset className={styles.settings} hidden>
      <legend>{t('consent:legend')}</legend>
      {categories.map((category) => (
        <div key={category} className={styles.category}>
          <label htmlFor={`consent-${category}`}>{t(`consent:categories.${category}.title`)}</label>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
            role="switch"
            id={`consent-${category}`}
            value={category}
            defaultChecked={category === 'necessary'}
            disabled={category === 'necessary'}
            aria-describedby={`consent-${category}-text`}
          />
          <p id={`consent-${category}-text`}>{t(`consent:categories.${category}.text`)}</p>
        </div>
      ))}
    </fieldset>
  )
}
