import { data } from 'react-router'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { Icon } from '~/ui/shell/icon'
import type { Route } from './+types/listing-detail.route'
import { CardGrid } from './card-grid'
import { ContactPanel } from './contact-panel'
import { EnergyLadder } from './energy-ladder'
import { FactList } from './fact-list'
import { Gallery } from './gallery'
import { KeyFigures } from './key-figures'
import styles from './listing-detail.module.css'
import { ListingGone } from './listing-gone'
import { loadListing } from './listing-page.server'
import { Price } from './price'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadListing(appOf(context), Number(params.id), new URL(request.url))
  return data(serverOnly(loaded), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

export default function ListingDetail({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  if (loaderData.kind !== 'listing') return <ListingGone similar={loaderData.similar} />
  const { page, listing, groups, similar, pictures, floorPlans, energy, renovationNotice, offer, contact } =
    loaderData
  return (
    <>
      <div className={`content ${styles.top}`}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
      </div>
      <div className={`content ${styles.gallery}`}>
        <Gallery pictures={pictures} id="pictures" ribbon={listing.ribbon} />
      </div>
      <div className={`content ${styles.columns}`}>
        <div className={styles.main}>
          <header className={styles.head}>
            <p className={styles.place}>
              {listing.typeName} · {listing.address && `${listing.address}, `}
              {listing.zip} {listing.city}
            </p>
            <h1>{listing.title}</h1>
            <p className={styles.price}>
              <Price price={listing.price} />
            </p>
            {loaderData.stateNotice && <p className={styles.notice}>{loaderData.stateNotice}</p>}
            <KeyFigures card={listing} plotSurface={loaderData.plotSurface} />
          </header>

          <nav aria-label={t('listings:onThisPage')} className={styles.index}>
            <ul>
              {loaderData.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>

          {loaderData.description && (
            <section id="description" className={styles.section}>
              <h2>{t('listings:sections.description')}</h2>
              <div
                className="prose"
                lang={loaderData.descriptionLang}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
                dangerouslySetInnerHTML={{ __html: loaderData.description }}
              />
            </section>
          )}

          <section id="features" className={styles.section}>
            <h2>{t('listings:sections.features')}</h2>
            {groups.features.map((group) => (
              <FactList key={group.key} group={group} />
            ))}
          </section>

          {(energy || groups.energy.length > 0) && (
            <section id="energy" className={styles.section}>
              <h2>{t('listings:sections.energy')}</h2>
              {energy && <EnergyLadder energy={energy} />}
              {renovationNotice && <p className={styles.notice}>{renovationNotice}</p>}
              {groups.energy.map((group) => (
                <FactList key={group.key} group={group} untitled />
              ))}
            </section>
          )}

          <section id="documents" className={styles.section}>
            <h2>{t('listings:sections.documents')}</h2>
            {loaderData.documents.length > 0 ? (
              <ul className="prose">
                {loaderData.documents.map((document) => (
                  <li key={document.id}>{document.name}</li>
                ))}
              </ul>
            ) : (
              <p>{t('listings:noDocuments')}</p>
            )}
            {floorPlans.length > 0 && (
              <>
                <h3>{t('listings:floorPlans')}</h3>
                <Gallery pictures={floorPlans} id="floor-plans" />
              </>
            )}
          </section>

          {groups.legal.length > 0 && (
            <section id="planning" className={styles.section}>
              <h2>{t('listings:sections.planning')}</h2>
              {groups.legal.map((group) => (
                <FactList key={group.key} group={group} />
              ))}
            </section>
          )}

          <section id="costs" className={styles.section}>
            <h2>{t('listings:sections.costs')}</h2>
            {groups.costs.map((group) => (
              <FactList key={group.key} group={group} untitled />
            ))}
            {offer && (
              <div className="prose">
                <h3>{t('listings:offer.title')}</h3>
                <p>{t('listings:offer.text')}</p>
              </div>
            )}
          </section>
        </div>
        <ContactPanel contact={contact} listing={listing} />
      </div>
      {similar.length > 0 && (
        <section id="similar" className={`content ${styles.similar}`}>
          <h2>{t('listings:sections.similar')}</h2>
          <CardGrid cards={similar} heading="h3" />
        </section>
      )}
      <div className={styles.actions} data-bottom-actions="">
        <a href={contact.phoneHref} className="button">
          <Icon name="phone" />
          {t('listings:contact.call')}
        </a>
        <a href={contact.mailHref} className="button button-main">
          <Icon name="mail" />
          {t('listings:contact.mail')}
        </a>
      </div>
    </>
  )
}
