import { useText } from '~/i18n/use-text'
import styles from './footer.module.css'
import { Icon } from './icon'
import type { ShellData } from './shell-data'

type Identity = NonNullable<ShellData['identity']>

/** Columns, and the identity that the law wants on every page of an agency. */
export function Footer({ shell, year }: { shell: ShellData; year: number }) {
  const { t } = useText()
  const { identity } = shell
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.columns}`}>
        {shell.footer.columns.map((column) => (
          <section key={column.title} className={styles.wide}>
            <h2 className={styles.title}>{column.title}</h2>
            <p>{column.text}</p>
          </section>
        ))}
        <nav aria-label={t('ui:footerMenu')}>
          <h2 className={styles.title}>{t('ui:discover')}</h2>
          <ul>
            {shell.menu.map((item) => (
              <li key={item.href}>
                <a href={item.href} className={styles.link}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {identity && <Contact identity={identity} />}
      </div>
      {identity && (
        <div className={styles.legal}>
          <div className="content">
            <Legal identity={identity} />
            <p>
              © {year} {shell.footer.copyright}
            </p>
          </div>
        </div>
      )}
      <a href="#top" className={styles.toTop} data-to-top="" aria-label={t('ui:toTop')}>
        <Icon name="up" />
      </a>
    </footer>
  )
}

function Contact({ identity }: { identity: Identity }) {
  const { t } = useText()
  return (
    <section>
      <h2 className={styles.title}>{t('ui:contact')}</h2>
      <address className={styles.address}>
        {identity.legalName}
        <br />
        {identity.address}
        <br />
        <a href={identity.phoneHref} className={styles.link}>
          {identity.phone}
        </a>
        <br />
        <a href={`mailto:${identity.email}`} className={styles.link}>
          {identity.email}
        </a>
      </address>
    </section>
  )
}

function Legal({ identity }: { identity: Identity }) {
  const { t } = useText()
  return (
    <p>
      {t('ui:legal.agent', { licence: identity.licence, country: identity.country })}{' '}
      {t('ui:legal.company', { company: identity.companyNumber, vat: identity.vatNumber })}{' '}
      {t('ui:legal.authority')}{' '}
      {t('ui:legal.insurance', { insurer: identity.insurer, policy: identity.policyNumber })}{' '}
      <a href={identity.conductUrl} target="_blank" rel="noopener">
        {t('ui:legal.conduct')}
        <span className="visually-hidden"> ({t('ui:newTab')})</span>
      </a>
    </p>
  )
}
