import { Picture } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import { Island } from '~/ui/island/island'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { Icon } from '~/ui/shell/icon'
import { ShellLink } from '~/ui/shell/shell-link'
import { kindAndPlace } from '../card/listing-card'
import { CostNotes } from '../costs/cost-notes'
import { mailLink } from '../detail/share-links'
import { PrintButton } from '../page/print-button'
import LedgerIsland from './ledger.island'
import styles from './ledger.module.css'
import type { LedgerPage } from './ledger-page.server'

/** The page of a listing's ledger, which leads on to a viewing; without public amounts, what can be said without them. */
export function LedgerView({ loaded, viewingHref }: { loaded: LedgerPage; viewingHref: string | undefined }) {
  const { t } = useText()
  const { page, listing, href, sheet } = loaded
  return (
    <div className={`content ${styles.page}`} data-printable="">
      <Breadcrumbs crumbs={page.crumbs ?? []} />
      <header className={styles.head}>
        <h1>{t('listings:ledger.title')}</h1>
        <p className={styles.of}>
          <a href={href}>{listing.title}</a>
          <span>{kindAndPlace(listing)}</span>
        </p>
        {sheet && <p className={styles.lead}>{t('listings:ledger.lead')}</p>}
        {listing.picture && (
          <Picture
            picture={listing.picture}
            sizes="(min-width: 767px) 320px, 96px"
            widths={[250, 400, 600]}
            ratio="4:3"
            priority
          />
        )}
      </header>
      {sheet ? (
        <Island name="ledger" of={LedgerIsland} props={{ ...sheet, viewingHref }} />
      ) : (
        <Unknown loaded={loaded} />
      )}
      <Notes costs={loaded.costs} />
      <Tools loaded={loaded} />
    </div>
  )
}

/** What the sums of a purchase rest on, as on the listing's page. */
function Notes({ costs }: Pick<LedgerPage, 'costs'>) {
  const { t } = useText()
  if (costs?.costs.kind !== 'purchase') return null
  return (
    <Fold title={t('listings:costs.calculator.notes')}>
      <CostNotes costs={costs.costs} vatRates={costs.vatRates} loanFrom={costs.loanFrom} />
    </Fold>
  )
}

/** Hidden prices have no amount here either. */
function Unknown({ loaded: { costs, goal, renovationNotice, href } }: { loaded: LedgerPage }) {
  const { t } = useText()
  return (
    <div className="prose">
      <p>
        {costs?.costs.kind === 'ask-notary'
          ? t('listings:costs.askNotary')
          : t(`listings:costs.onRequest.${goal}`)}
      </p>
      {renovationNotice && <p>{renovationNotice}</p>}
      <p>
        <a href={`${href}#contact`} className="button button-main">
          {t('listings:sections.contact')}
        </a>
      </p>
    </div>
  )
}

/** The mailed link has no figures: nothing that a visitor typed is in a mail. */
function Tools({ loaded: { listing, href, url } }: { loaded: LedgerPage }) {
  const { t } = useText()
  const { title } = listing
  const mail = mailLink({
    subject: t('listings:ledger.subject', { title }),
    body: t('listings:ledger.body', { title, url }),
  })
  return (
    <div className={styles.tools}>
      <a href={href} className="button button-small">
        <Icon name="left" />
        {t('listings:brochure.back')}
      </a>
      <ShellLink href={mail} className="button button-small">
        <Icon name="mail" />
        {t('listings:ledger.mail')}
      </ShellLink>
      <PrintButton look="button-small" />
    </div>
  )
}
