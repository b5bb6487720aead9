import type { ReactNode } from 'react'
import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { groundClass } from '~/ui/colour-class'
import { CachedHtml } from '~/ui/page/cached-html'
import styles from './footer.module.css'
import { FooterColumn } from './footer-column'
import { FooterFold } from './footer-fold'
import { ownSizes } from './footer-sizes'
import { Icon } from './icon'
import { Popup } from './popup'
import type { ColumnSizes, Identity, MenuItem, ShellData, TopBarLink } from './shell-data'
import { ShellLink } from './shell-link'

/** The browser paints no page before it has parsed down to here (`rel="expect"` in `document.tsx`). */
export const footerId = 'footer'

type FooterProps = {
  shell: ShellData
  year: number
  /** The newsletter sign-up; its props are the same on every page. */
  newsletter?: ReactNode
  /** Only what the law wants: for pages of work, such as the owners' portal. */
  small?: boolean
}

/** Columns, and the legal identity that the law requires on every page of an agency; last, the closed popup. */
export function Footer({ shell, year, newsletter, small = false }: FooterProps) {
  const { t } = useText()
  const { identity, menu, footer, popup } = shell
  const own = ownSizes(footer.columns.map(({ col }) => col))
  return (
    <>
      <CachedHtml
        tag="footer"
        id={footerId}
        of={footer}
        part={`footer ${year} ${newsletter ? 'newsletter' : ''} ${small ? 'small' : ''}`}
        className={footer.colour ? `${styles.footer} ${groundClass(footer.colour)}` : styles.footer}
        data-ground={footer.colour && ''}
      >
        {newsletter && !small && <div className="content">{newsletter}</div>}
        {!small && (
          <div className={`content twelve ${styles.columns}`}>
            {footer.columns.map((column) => (
              <FooterColumn key={column.title ?? column.intro ?? column.html} column={column} />
            ))}
            <Menu menu={menu} col={own} />
            {identity && <Contact identity={identity} col={own} />}
          </div>
        )}
        {!small && shell.topBar.length > 0 && <ShortLinks links={shell.topBar} identity={identity} />}
        <Legal shell={shell} year={year} />
        <a href="#top" className={styles.toTop} data-to-top="" aria-label={t('ui:toTop')}>
          <Icon name="up" />
        </a>
      </CachedHtml>
      {popup && <Popup popup={popup} />}
    </>
  )
}

const sizesOf = ({ sm, md, lg }: ColumnSizes) => ({ 'data-sm': sm, 'data-md': md, 'data-lg': lg })

function Menu({ menu, col }: { menu: MenuItem[]; col: ColumnSizes }) {
  const { t } = useText()
  return (
    <nav aria-label={t('ui:footerMenu')} {...sizesOf(col)}>
      <FooterFold title={t('ui:discover')}>
        <ul className={styles.menu}>
          {menu.map(({ title, href, external }) => (
            <li key={href}>
              <ShellLink href={href} external={external} className={styles.link}>
                {title}
              </ShellLink>
            </li>
          ))}
        </ul>
      </FooterFold>
    </nav>
  )
}

/** The links of the top bar, where the header has no room for them. */
function ShortLinks({ links, identity }: { links: TopBarLink[]; identity: Identity | undefined }) {
  const { t } = useText()
  const above = identity ? [identity.phoneHref, `mailto:${identity.email}`] : []
  return (
    <nav aria-label={t('ui:shortLinks')} className={styles.short}>
      <ul className={`content ${styles.shortLinks}`}>
        {links.map(({ href, label, icon }) => (
          <li key={`${href} ${label}`} data-again={above.includes(href) ? '' : undefined}>
            <ShellLink href={href} className={styles.shortLink}>
              {icon && <Icon name={icon} />}
              {label}
            </ShellLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact({ identity, col }: { identity: Identity; col: ColumnSizes }) {
  const { t } = useText()
  return (
    <section {...sizesOf(col)}>
      <h2 className={styles.title}>{t('ui:contact')}</h2>
      <address className={styles.address}>
        {identity.legalName}
        <br />
        {identity.address}
        <br />
        <a href={identity.phoneHref} className={styles.link}>
          {identity.phone}
        </a>{' '}
        <a href={`mailto:${identity.email}`} className={styles.link}>
          {identity.email}
        </a>
      </address>
    </section>
  )
}

function Legal({ shell: { identity, footer }, year }: { shell: ShellData; year: number }) {
  const { t, locale } = useText()
  const { links, consent, copyright } = footer
  return (
    <div className={styles.legal}>
      <div className={`content ${styles.legalParts}`}>
        {identity && <LegalIdentity identity={identity} />}
        <nav aria-label={t('ui:legalMenu')}>
          <ul className={styles.legalLinks}>
            {links.map(({ title, href }) => (
              <li key={href}>
                <ShellLink href={href}>{title}</ShellLink>
              </li>
            ))}
            {identity && (
              <li>
                <a href={pathTo(locale, 'my-data')}>{t('ui:myData')}</a>
              </li>
            )}
            <CookieSettings policy={consent?.href} />
          </ul>
        </nav>
        {copyright && (
          <p>
            © {year} {copyright}
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * Opens the cookie dialog again: a choice is taken back as easily as it was made (facts.md, "Privacy in Belgium").
 * Without script there is no choice, and a link leads to the policy; a site without one in the language has a button.
 */
function CookieSettings({ policy }: { policy: string | undefined }) {
  const { t } = useText()
  return policy ? (
    <li>
      <a href={policy} data-open-consent="">
        {t('ui:cookieSettings')}
      </a>
    </li>
  ) : (
    <li className="scripted">
      <button type="button" data-open-consent="">
        {t('ui:cookieSettings')}
      </button>
    </li>
  )
}

/** Who the agent is always shows; on a phone the rest of what the law wants unfolds. */
function LegalIdentity({ identity }: { identity: Identity }) {
  const { t } = useText()
  return (
    <>
      <p>
        {t('ui:legal.agent', { licence: identity.licence, country: identity.country })}{' '}
        {t('ui:legal.company', { company: identity.companyNumber, vat: identity.vatNumber })}
      </p>
      <FooterFold title={t('ui:legal.more')} small>
        <p>
          {t('ui:legal.authority')}{' '}
          {t('ui:legal.insurance', { insurer: identity.insurer, policy: identity.policyNumber })}{' '}
          <ShellLink href={identity.conductUrl}>{t('ui:legal.conduct')}</ShellLink>
        </p>
      </FooterFold>
    </>
  )
}
