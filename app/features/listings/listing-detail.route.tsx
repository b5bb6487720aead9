import { data } from 'react-router'
import { bookingPath } from '~/features/appointments/public.server'
import { answerForm } from '~/features/forms/public.server'
import { PlaceMapSection } from '~/features/map/public'
import { placeMapOf } from '~/features/map/public.server'
import { NeighbourhoodView } from '~/features/places/public'
import { VisitMark } from '~/features/visits/public'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { framesHeader } from '~/platform/frames-header'
import { serverOnly } from '~/platform/server-only'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Route } from './+types/listing-detail.route'
import { brochurePath } from './brochure-path'
import { CardGrid } from './card-grid'
import { ContactActions } from './contact-actions'
import { ContactForms, closedHomeForms, formsOfHome, homeForms } from './contact-forms'
import { ContactPanel } from './contact-panel'
import { CostsSection } from './costs-section'
import { Description } from './description'
import { DocumentList } from './document-list'
import { EnergySection } from './energy-section'
import { FactLists } from './fact-list'
import { FloorPlans } from './floor-plans'
import { Gallery } from './gallery'
import type { ListingCard } from './listing-card'
import styles from './listing-detail.module.css'
import { ListingGone } from './listing-gone'
import { ListingHead } from './listing-head'
import { loadListing } from './listing-page.server'
import { ListingTools } from './listing-tools'
import { MediaSection } from './media-section'
import { ProjectGrid } from './project-grid'
import type { PublicPosition } from './public-position'
import { Section } from './section'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const loaded = await loadListing(app, Number(params.id), new URL(request.url))
  const map = loaded.kind === 'listing' ? await placeMapOf(app, placed(loaded)) : undefined
  const bookHref =
    loaded.kind === 'listing' && loaded.shown ? await bookingPath(app, loaded.shown) : undefined
  return data(serverOnly({ ...loaded, map, bookHref }), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
    headers: framesHeader(loaded.kind === 'listing' ? loaded.frameOrigins : []),
  })
}

/** A form of the page was sent; what is still offered is looked at when it is kept. */
export const action = (args: Route.ActionArgs) => answerForm(args, homeForms)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const placed = ({ listing, position }: { listing: ListingCard; position?: PublicPosition }) => ({
  id: listing.id,
  title: listing.title,
  place: [listing.address, `${listing.zip} ${listing.city}`].filter(Boolean).join(', '),
  position,
  showsAddress: listing.address !== undefined,
})

export default function ListingDetail({ loaderData }: Route.ComponentProps) {
  const { t, locale } = useText()
  if (loaderData.kind !== 'listing') return <ListingGone similar={loaderData.similar} />
  const { page, listing, groups, similar, similarProjects, pictures, floorPlans, contact } = loaderData
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
          <ListingHead
            listing={listing}
            stateNotice={loaderData.stateNotice}
            waysOn={loaderData.waysOn}
            plotSurface={loaderData.plotSurface}
          />
          <ListingTools
            id={listing.id}
            title={listing.title}
            url={loaderData.publicUrl + loaderData.href}
            brochureHref={brochurePath(loaderData.href, locale)}
          />
          <PageIndex sections={loaderData.sections} />
          {loaderData.description && (
            <Section id="description">
              <Description html={loaderData.description} lang={loaderData.descriptionLang} />
            </Section>
          )}
          <MediaSection media={loaderData.media} title={listing.title} />
          {groups.features.length > 0 && (
            <Section id="features">
              <FactLists groups={groups.features} />
            </Section>
          )}
          <EnergySection
            energy={loaderData.energy}
            renovationNotice={loaderData.renovationNotice}
            groups={groups.energy}
          />
          <Section id="documents">
            <DocumentList documents={loaderData.documents} />
            {loaderData.notStated && <p className={styles.notStated}>{loaderData.notStated}</p>}
            {floorPlans.length > 0 && (
              <>
                <h3>{t('listings:floorPlans')}</h3>
                <FloorPlans pictures={floorPlans} />
              </>
            )}
          </Section>
          {groups.legal.length > 0 && (
            <Section id="planning">
              <FactLists groups={groups.legal} />
            </Section>
          )}
          <CostsSection groups={groups.costs} costs={loaderData.costs} offer={loaderData.offer} />
          {loaderData.map && (
            <Section id="map">
              <PlaceMapSection map={loaderData.map} />
            </Section>
          )}
          {loaderData.neighbourhood && (
            <Section id="neighbourhood">
              <NeighbourhoodView neighbourhood={loaderData.neighbourhood} />
            </Section>
          )}
          <Section id="contact">
            <ContactForms
              names={loaderData.closed ? closedHomeForms : formsOfHome(loaderData.documents)}
              values={{ listing: String(listing.id) }}
            />
          </Section>
        </div>
        <ContactPanel
          contact={contact}
          listing={listing}
          bookHref={loaderData.bookHref}
          closed={loaderData.closed}
        />
      </div>
      {similar.length + similarProjects.length > 0 && (
        <section id="similar" className={`content ${styles.similar}`}>
          <h2>{t('listings:sections.similar')}</h2>
          {similar.length > 0 && <CardGrid cards={similar} heading="h3" />}
          {similarProjects.length > 0 && (
            <>
              <h3>{t('listings:sections.similarProjects')}</h3>
              <ProjectGrid projects={similarProjects} heading="h4" />
            </>
          )}
        </section>
      )}
      <ContactActions contact={contact} />
      <VisitMark of={{ kind: 'listing', id: listing.id }} />
    </>
  )
}

function PageIndex({ sections }: { sections: { id: string; title: string }[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t('listings:onThisPage')} className={styles.index}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
