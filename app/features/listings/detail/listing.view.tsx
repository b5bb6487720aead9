import type { ReactNode } from 'react'
import { acrossPhone, Picture } from '~/features/media/public'
import { NeighbourhoodView } from '~/features/places/public'
import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import { PhoneFold } from '~/ui/fold/phone-fold'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { CardGrid } from '../card/card-grid'
import { CostsSection } from '../costs/costs-section'
import { EnergySection } from '../facts/energy-section'
import { FactLists } from '../facts/fact-list'
import { FeaturesSection } from '../facts/features-section'
import { PlanningSection } from '../facts/planning-section'
import { LedgerSheet } from '../ledger/ledger-sheet'
import { Description } from '../page/description'
import { DocumentList } from '../page/document-list'
import { Gallery, mosaicPictures } from '../page/gallery'
import styles from '../page/listing-detail.module.css'
import index from '../page/page-index.module.css'
import { PlansSection } from '../page/plans-section'
import { Section } from '../page/section'
import { ProjectGrid } from '../projects/project-grid'
import { brochurePath } from './brochure-path'
import { ContactActions } from './contact-actions'
import { ContactForms, closedListingForms, formsOfListing } from './contact-forms'
import { ContactPanel } from './contact-panel'
import columns from './listing-columns.module.css'
import { ListingGone } from './listing-gone'
import { KeyFacts, ListingHead } from './listing-head'
import type { loadListing } from './listing-page.server'
import { ListingTools } from './listing-tools'
import { MediaSection } from './media-section'
import { ValuationOffer } from './valuation-offer'

type LoadedListing = Extract<Awaited<ReturnType<typeof loadListing>>, { kind: 'listing' }>

type ListingViewProps = {
  loaded: Awaited<ReturnType<typeof loadListing>>
  /** Address of the booking page, if viewings can be booked. */
  bookHref: string | undefined
  /** The listing on a map; absent if its place is hidden. */
  map: ReactNode
}

/** Renders the page of a listing, or that it does not exist any more. */
export function ListingView({ loaded, bookHref, map }: ListingViewProps) {
  const { t, locale } = useText()
  if (loaded.kind !== 'listing') return <ListingGone similar={loaded.similar} />
  const { page, listing, similar, similarProjects, pictures, floorPlans, contact } = loaded
  const facts = <KeyFacts facts={loaded.keyFacts} listing={listing} />
  const tools = (
    <ListingTools
      id={listing.id}
      title={listing.title}
      url={loaded.publicUrl + loaded.href}
      brochureHref={brochurePath(loaded.href, locale)}
    />
  )
  const rest = <Rest loaded={loaded} map={map} />
  return (
    <>
      <div className={`content ${styles.top}`}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
      </div>
      <div className={`content ${styles.gallery}`}>
        <Gallery pictures={pictures} id="pictures" ribbon={listing.ribbon} />
      </div>
      <div className={`content ${columns.columns} ${index.columns}`}>
        <div className={columns.main} data-available={loaded.closed ? undefined : ''}>
          <ListingHead listing={listing} stateNotice={loaded.stateNotice} ways={loaded.closedListingLinks}>
            {!loaded.closed && facts}
          </ListingHead>
          {loaded.closed ? (
            <>
              {/* Whoever comes too late looks for the next one first. */}
              <Similar {...{ similar, similarProjects }} className={styles.similar} />
              <ValuationOffer href={loaded.closedListingLinks?.valuation} />
              <Section id="about">
                {facts}
                {tools}
              </Section>
            </>
          ) : (
            <>
              {tools}
              <PageIndex sections={loaded.sections} />
            </>
          )}
          {loaded.description && (
            <Section id="description">
              <Description html={loaded.description} lang={loaded.descriptionLang} />
            </Section>
          )}
          <PlansSection pictures={floorPlans} storeys={loaded.storeys} lang={loaded.descriptionLang} />
          <MediaSection media={loaded.media} title={listing.title} posters={pictures} />
          {loaded.closed ? <Fold title={t('listings:closed.rest')}>{rest}</Fold> : rest}
          <Section id="contact">
            <ContactForms
              names={loaded.closed ? closedListingForms : formsOfListing(loaded.documents ?? [])}
              values={{ listing: String(listing.id) }}
            />
          </Section>
        </div>
        <div className={columns.beside}>
          <ContactPanel
            contact={contact}
            listing={listing}
            reference={loaded.reference}
            bookHref={bookHref}
            closed={loaded.closed}
            isDiscreet={loaded.isDiscreet}
          />
        </div>
      </div>
      {!loaded.closed && (
        <Similar
          {...{ similar, similarProjects }}
          className={`content edge-to-edge ${styles.similar} ${styles.band}`}
        />
      )}
      <ContactActions
        contact={contact}
        bookHref={bookHref}
        closed={loaded.closed}
        alertHref={loaded.closedListingLinks?.alert}
        isDiscreet={loaded.isDiscreet}
      />
    </>
  )
}

type RestProps = { loaded: LoadedListing; map: ReactNode }

/** What is read by whoever goes on: all facts, documents, costs and place. */
const Rest = ({ loaded, map }: RestProps) => (
  <>
    <FeaturesSection groups={loaded.groups.features}>
      {loaded.media.length === 0 && <PictureBetween pictures={loaded.pictures} />}
    </FeaturesSection>
    <EnergySection
      energy={loaded.energy}
      renovationNotice={loaded.renovationNotice}
      groups={loaded.groups.energy}
    />
    <PlanningSection verdicts={loaded.verdicts} legal={loaded.legal} />
    <Documents documents={loaded.documents} />
    {loaded.notStated && <p className={columns.notStated}>{loaded.notStated}</p>}
    <CostsSection groups={loaded.groups.costs} costs={loaded.costs} offer={loaded.offer}>
      {loaded.ledger && <LedgerSheet facts={loaded.ledger} href={loaded.href} />}
    </CostsSection>
    {map && <Section id="map">{map}</Section>}
    {loaded.neighbourhood && (
      <Section id="neighbourhood">
        <NeighbourhoodView neighbourhood={loaded.neighbourhood} />
      </Section>
    )}
  </>
)

/** A picture that the gallery of a wide screen does not show, between the facts; players stand there otherwise. */
function PictureBetween({ pictures }: Pick<LoadedListing, 'pictures'>) {
  const picture = pictures[mosaicPictures]
  if (!picture) return null
  return (
    <div className={columns.between}>
      <Picture
        picture={picture}
        sizes={`(min-width: 1280px) 852px, ${acrossPhone}`}
        widths={[400, 600, 1360]}
        ratio="16:9"
      />
    </div>
  )
}

/** Under a heading of their own; that there are none is one more fact (D2). */
function Documents({ documents }: Pick<LoadedListing, 'documents'>) {
  const { t } = useText()
  const title = t('listings:sections.documents')
  if (documents?.length === 0)
    return (
      <div data-no-documents="">
        <FactLists
          groups={[{ key: 'documents', title, facts: [{ label: title, value: t('listings:noDocuments') }] }]}
          untitled
        />
      </div>
    )
  return (
    <Section id="documents">
      <DocumentList documents={documents} />
    </Section>
  )
}

type SimilarProps = Pick<LoadedListing, 'similar' | 'similarProjects'> & { className: string | undefined }

function Similar({ similar, similarProjects, className }: SimilarProps) {
  const { t } = useText()
  if (similar.length + similarProjects.length === 0) return null
  return (
    <section id="similar" className={className}>
      <h2>{t('listings:sections.similar')}</h2>
      {similar.length > 0 && (
        <SnapRow>
          <CardGrid cards={similar} heading="h3" />
        </SnapRow>
      )}
      {similarProjects.length > 0 && (
        <PhoneFold title={t('listings:sections.similarProjects')} heading="h3">
          <SnapRow>
            <ProjectGrid projects={similarProjects} heading="h4" />
          </SnapRow>
        </PhoneFold>
      )}
    </section>
  )
}

function PageIndex({ sections }: { sections: { id: string; title: string }[] }) {
  const { t } = useText()
  return (
    <nav aria-label={t('listings:onThisPage')} className={styles.index} data-page-index="">
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
