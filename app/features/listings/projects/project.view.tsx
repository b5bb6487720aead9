import type { ReactNode } from 'react'
import { SearchAgain } from '~/features/content/public'
import { formSheet, NamedForm } from '~/features/forms/public'
import { NeighbourhoodView } from '~/features/places/public'
import { useText } from '~/i18n/use-text'
import { BottomBar } from '~/ui/bottom-bar/bottom-bar'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Description } from '../page/description'
import { DocumentList } from '../page/document-list'
import { FloorPlans } from '../page/floor-plans'
import { Gallery } from '../page/gallery'
import styles from '../page/listing-detail.module.css'
import { Section } from '../page/section'
import own from './project.module.css'
import type { loadProject } from './project-page.server'
import { ProjectPanel } from './project-panel'
import { ProjectUnits } from './project-units'
import units from './project-units.module.css'

type ProjectData = Awaited<ReturnType<typeof loadProject>>

type ProjectViewProps = {
  loaded: ProjectData
  /** The project on a map; absent if its place is hidden. */
  map: ReactNode
}

/** Renders the page of a project, or that it does not exist any more. */
export function ProjectView({ loaded, map }: ProjectViewProps) {
  const { t } = useText()
  if (loaded.kind !== 'project') {
    return <SearchAgain title={t('listings:projects.noFound')} text={t('ui:notFound.text')} />
  }
  const { page, title, place, pictures, description, descriptionLang, list, soldOut } = loaded
  return (
    <>
      <div className={`content ${styles.top}`}>
        <Breadcrumbs crumbs={page.crumbs ?? []} />
      </div>
      <div className={`content ${styles.gallery}`}>
        <Gallery
          pictures={pictures}
          id="pictures"
          ribbon={soldOut ? { kind: 'sold', text: t('listings:projects.soldOut') } : undefined}
        />
      </div>
      <div className={`content ${own.intro}`}>
        <header className={`${styles.head} ${own.head}`}>
          <p className={styles.place}>{place}</p>
          <h1>{title}</h1>
          {soldOut ? <SoldOut ways={loaded.ways} /> : <Summary list={list} />}
          <Facts facts={loaded.facts} />
        </header>
        <ProjectPanel loaded={loaded} />
      </div>
      <div className="content">
        <section className={styles.section} id="price-list">
          <h2>{t('listings:projects.priceList')}</h2>
          <ProjectUnits list={list} action={loaded.href} vatNote={loaded.vatNote} />
        </section>
        {description && (
          <Section id="description">
            <Description html={description} lang={descriptionLang} />
          </Section>
        )}
        {loaded.floorPlans.length > 0 && (
          <section className={styles.section}>
            <h2>{t('listings:floorPlans')}</h2>
            <FloorPlans pictures={loaded.floorPlans} />
          </section>
        )}
        <section className={styles.section}>
          <h2>{t('listings:sections.documents')}</h2>
          <DocumentList documents={loaded.documents} />
          {loaded.documents?.some(({ byRequest }) => byRequest) && (
            <div className={own.ask}>
              <NamedForm
                name="document-request"
                values={{ project: String(loaded.id) }}
                heading="h3"
                inSheet
              />
            </div>
          )}
        </section>
        {map && <Section id="map">{map}</Section>}
        {loaded.neighbourhood && (
          <Section id="neighbourhood">
            <NeighbourhoodView neighbourhood={loaded.neighbourhood} />
          </Section>
        )}
        {!soldOut && (
          <Section id="contact">
            <NamedForm
              name="contact-construction"
              values={{ project: String(loaded.id) }}
              heading="h3"
              inSheet
            />
          </Section>
        )}
      </div>
      {!soldOut && (
        <BottomBar phoneHref={loaded.phoneHref} callLabel={t('listings:contact.call')}>
          <OpenSheet opens={formSheet('contact-construction')} className="button button-main">
            {t('listings:contact.askMore')}
          </OpenSheet>
        </BottomBar>
      )}
    </>
  )
}

/** `3 van 8 beschikbaar · van € 339.000 tot € 625.000` */
function Summary({ list: { total, free, range } }: Pick<Extract<ProjectData, { kind: 'project' }>, 'list'>) {
  const { t } = useText()
  if (total === 0) return null
  const left = t('listings:projects.freeOfTotal', { free, count: total })
  const price = range && (range.from === range.to ? range.from : t('listings:projects.range', range))
  return <p className={own.summary}>{[left, price].filter(Boolean).join(' · ')}</p>
}

const Facts = ({ facts }: Pick<Extract<ProjectData, { kind: 'project' }>, 'facts'>) =>
  facts.length > 0 && (
    <dl className={own.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd lang={fact.lang}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )

function SoldOut({ ways }: { ways: { text: string; href: string }[] }) {
  const { t } = useText()
  return (
    <div className={styles.notice}>
      <p>{t('listings:projects.soldOut')}</p>
      <div className={units.ways}>
        {ways.map(({ text, href }) => (
          <a key={href} href={href} className="button">
            {text}
          </a>
        ))}
      </div>
    </div>
  )
}
