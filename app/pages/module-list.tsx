import type { ReactNode } from 'react'
import { NamedForm } from '~/features/forms/public'
import { Picture } from '~/features/media/public'
import { TestimonialList } from '~/features/testimonials/public'
import { groundClass } from '~/ui/colour-class'
import { Part } from '~/ui/page/part'
import { ShellLink } from '~/ui/shell/shell-link'
import { SnapRow } from '~/ui/snap-row/snap-row'
import { ArticleView } from './article-view'
import { CategoryView } from './category-view'
import { ContactView } from './contact-view'
import { ListView, ProjectsView, ReferencesView } from './list-views'
import styles from './module-list.module.css'
import type { ModulePart, ModuleShown } from './module-parts'
import { PartFailed } from './part-failed'
import { PeopleView } from './people-view'
import { ResultsView } from './results-view'
import { StatsView } from './stats-view'
import { ValuationStart } from './valuation-start'

type ModuleListProps = {
  modules: ModuleShown[]
  /** The page has its `h1` already; otherwise the first module that requests one gets it. */
  titled: boolean
  /** Modules touch each other as sections of the page, and their lists are rows to swipe on a phone. */
  sections?: boolean
}

/** Lays out the modules of a page on twelve columns (M5). */
export function ModuleList({ modules, titled, sections = false }: ModuleListProps) {
  const first = titled ? -1 : modules.findIndex(({ title, titleSize }) => title && titleSize === 'h1')
  return (
    <div className={`content ${styles.grid}`} data-sections={sections ? '' : undefined}>
      {modules.map((module, index) => (
        <ModuleView
          key={module.key}
          module={module}
          heading={index === first ? 'h1' : 'h2'}
          sections={sections}
        />
      ))}
    </div>
  )
}

type ModuleViewProps = { module: ModuleShown; heading: 'h1' | 'h2'; sections: boolean }

function ModuleView({ module, heading: Heading, sections }: ModuleViewProps) {
  const { title, description, description2, span, col, ground, picture, pictures, className } = module
  const classes = [styles.module, ground && groundClass(ground), className]
  const id = title && `module-${module.key}`
  const Section = title ? 'section' : 'div'
  return (
    <Section
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={id}
      data-span={span}
      data-sm={col.sm}
      data-md={col.md}
      data-lg={col.lg}
      data-ground={ground && ''}
      data-picture={picture && ''}
    >
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 1280px) 1240px, 100vw" widths={[600, 1360]} />
        </div>
      )}
      <div className={styles.inside} data-beside={isBeside(module) ? '' : undefined}>
        {title && (
          <div className={styles.head}>
            <Heading id={id}>{title}</Heading>
            <MoreLinks parts={module.parts} />
          </div>
        )}
        {description && <p className={styles.description}>{description}</p>}
        <NextButton next={module.parts.find((part) => part.type === 'references')?.next} />
        {module.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity and never move
          <Part key={index} name={part.type}>
            <Laid part={part} sections={sections}>
              <PartView part={part} heading={title ? 'h3' : 'h2'} row={sections} />
            </Laid>
          </Part>
        ))}
        {pictures.map((one) => (
          <Picture key={one.id} picture={one} sizes="(min-width: 767px) 50vw, 92vw" widths={[400, 600]} />
        ))}
        {description2 && <p className={styles.description}>{description2}</p>}
      </div>
    </Section>
  )
}

const lists = new Set<ModulePart['type']>(['property-list', 'project-list', 'category'])

/** Among sections a list of cards is a row to swipe on a phone; articles in full are not. */
function Laid({ part, sections, children }: { part: ModulePart; sections: boolean; children: ReactNode }) {
  const isWhole = part.type === 'category' && part.view === 'single-view'
  return sections && lists.has(part.type) && !isWhole ? <SnapRow>{children}</SnapRow> : children
}

/** What starts a valuation stands beside its picture. */
const isBeside = ({ parts, pictures }: ModuleShown) =>
  pictures.length === 1 && parts.some(({ type }) => type === 'valuation-start')

/** Links to the full lists, beside a module's title. */
function MoreLinks({ parts }: { parts: ModulePart[] }) {
  const links = parts.flatMap((part) => ('more' in part ? part.more : []))
  if (links.length === 0) return null
  return (
    <p className={styles.more}>
      {links.map(({ title, href }) => (
        <ShellLink key={href} href={href}>
          {title}
        </ShellLink>
      ))}
    </p>
  )
}

/** Button of a valuation, above references or testimonials. */
const NextButton = ({ next }: { next: { title: string; href: string } | undefined }) =>
  next && (
    <div className={styles.actions}>
      <ShellLink href={next.href} className="button button-main">
        {next.title}
      </ShellLink>
    </div>
  )

function PartView({ part, heading, row }: { part: ModulePart; heading: 'h2' | 'h3'; row: boolean }) {
  switch (part.type) {
    case 'article':
      return <ArticleView article={part.article} heading={heading} isSection={row} />
    case 'category':
      return <CategoryView {...part} heading={heading} />
    case 'property-list':
      return <ListView cards={part.cards} perRow={part.perRow} heading={heading} />
    case 'references':
      return <ReferencesView stories={part.stories} heading={heading} />
    case 'project-list':
      return <ProjectsView projects={part.projects} heading={heading} />
    case 'stats-view':
      return <StatsView states={part.states} />
    case 'results':
      return <ResultsView results={part.results} />
    case 'contact':
      return <ContactPart part={part} heading={heading} />
    case 'testimonials':
      return (
        <>
          <NextButton next={part.next} />
          <TestimonialList
            testimonials={part.testimonials}
            verification={part.verification}
            isWhole={part.form !== undefined}
            row={row}
          />
          {part.form && (
            <div className={styles.sheet}>
              <NamedForm name={part.form} heading={heading} inSheet />
            </div>
          )}
        </>
      )
    case 'team':
      return <PeopleView people={part.people} heading={heading} />
    case 'valuation-start':
      return <ValuationStart href={part.href} />
    case 'failed':
      return <PartFailed />
  }
}

type ContactPartProps = { part: Extract<ModulePart, { type: 'contact' }>; heading: 'h2' | 'h3' }

/** Beside a contact form the telephone number is shown too; other forms have one purpose only. */
function ContactPart({ part: { contact, form, variant }, heading }: ContactPartProps) {
  // Beside a form with its own action the agency's numbers are another way, not the page's.
  const agency = (
    <ContactView
      contact={contact}
      heading={heading}
      ways={form && form !== 'site-contact' ? 'quiet' : 'main'}
    />
  )
  if (!form) return agency
  const asked = <NamedForm name={form} variant={variant} heading={heading} />
  if (form === 'site-contact')
    return (
      <>
        {agency}
        {asked}
      </>
    )
  return (
    <div className={styles.beside}>
      {asked}
      {agency}
    </div>
  )
}
