import { pictureUrl } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
import type { ShellData } from '~/ui/shell/shell-data'
import type { FactGroup } from '../facts/detail-groups'
import { EnergyLadder } from '../facts/energy-ladder'
import styles from './brochure.module.css'
import type { Brochure } from './brochure.server'
import { isText, printed } from './brochure-plan'

/** The second page lists every fact, and all statements that the law requires of an advertisement. */
export function BrochureBack({ brochure }: { brochure: Brochure }) {
  const { t } = useText()
  const { listing, plan, energy, notices, strip, agency, printedOn } = brochure
  return (
    <article className={styles.sheet} aria-label={t('listings:brochure.page', { page: 2 })}>
      <header className={styles.second}>
        <h2>{t('listings:brochure.facts')}</h2>
        <p className={styles.quiet}>{listing.title}</p>
      </header>
      <div className={styles.facts} data-density={plan.density} data-facts="">
        {energy && <EnergyLadder energy={energy} />}
        {notices.map((notice) => (
          <p key={notice} className={styles.notice}>
            {notice}
          </p>
        ))}
        {plan.groups.map((group) => (
          <Facts key={group.key} group={group} />
        ))}
      </div>
      {plan.isCut && <p className={styles.more}>{t('listings:brochure.more')}</p>}
      {strip.length > 0 && (
        <div className={styles.strip}>
          {strip.map((picture) => (
            <img
              key={picture.id}
              src={pictureUrl(picture, { width: 600, ratio: '4:3' })}
              width={600}
              height={450}
              alt={picture.alt}
              lang={picture.lang}
            />
          ))}
        </div>
      )}
      <footer className={styles.legal}>
        {agency.identity && <Identity identity={agency.identity} />}
        <p>{t('listings:brochure.printed', { date: printedOn })}</p>
      </footer>
    </article>
  )
}

function Facts({ group }: { group: FactGroup }) {
  return (
    <section className={styles.group}>
      <h3>{group.title}</h3>
      <dl>
        {group.facts.map((fact) => (
          <div key={fact.label} data-text={isText(fact) ? '' : undefined}>
            <dt>{fact.label}</dt>
            <dd lang={fact.lang}>
              {fact.symbol && <Icon name={fact.symbol} />} {printed(fact)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The law requires every advertisement to name the agency. */
function Identity({ identity }: { identity: NonNullable<ShellData['identity']> }) {
  const { t } = useText()
  const { legalName, address, phone, email, licence, country, companyNumber, vatNumber } = identity
  return (
    <p>
      {legalName}, {address} · {phone} · {email}
      <br />
      {t('ui:legal.agent', { licence, country })}{' '}
      {t('ui:legal.company', { company: companyNumber, vat: vatNumber })} {t('ui:legal.authority')}{' '}
      {t('ui:legal.insurance', { insurer: identity.insurer, policy: identity.policyNumber })}
    </p>
  )
}
