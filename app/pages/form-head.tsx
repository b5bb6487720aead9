import { type ReactNode, useContext } from 'react'
import { FindFormContext, NamedForm } from '~/features/forms/public'
import { acrossPhone, Picture } from '~/features/media/public'
import { ContactButtons } from '~/ui/contact/contact-buttons'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Crumb } from '~/ui/page/page-info'
import { Part } from '~/ui/page/part'
import { ContactView } from './contact-view'
import styles from './form-head.module.css'
import type { ContactShown, ModulePart, ModuleShown } from './module-parts'
import { PartFailed } from './part-failed'

type FormHeadProps = {
  module: ModuleShown
  title: string | undefined
  description: string | undefined
  crumbs: Crumb[]
  /** The page's own text, below the form. */
  children: ReactNode
}

/** The head of a page that somebody opens for its form: the form beside a picture, then the text that explains it. */
export function FormHead({ module, title, description, crumbs, children }: FormHeadProps) {
  const { picture, parts, titleSize } = module
  const [part] = parts
  const heading = (titleSize === 'h1' && module.title) || title
  const intro = module.description ?? description
  const contact = part?.type === 'contact' ? part.contact : undefined
  const isSingleStep = useIsSingleStep(part)
  const explained = (
    <div className={styles.below}>
      <div className={isSingleStep ? styles.explained : `content ${styles.explained}`}>
        <div className={styles.text}>{children}</div>
        {contact && !isSingleStep && (
          <aside className={styles.agency}>
            <ContactView contact={contact} heading="h2" ways={isContactPage(part) ? 'none' : 'quiet'} />
          </aside>
        )}
      </div>
    </div>
  )
  return (
    <>
      <div
        className={styles.head}
        data-picture={picture && ''}
        data-ways={isContactPage(part) ? '' : undefined}
        data-long={isSingleStep ? '' : undefined}
        data-beside={picture && !isSingleStep ? '' : undefined}
      >
        {picture && (
          <div className={styles.picture}>
            <Picture
              picture={picture}
              sizes={`(min-width: 1000px) 48vw, (min-width: 767px) ${isSingleStep ? '100vw' : '54vw'}, ${isSingleStep || isContactPage(part) ? acrossPhone : '75vw'}`}
              widths={[400, 600, 1360]}
              ratio="4:3"
              priority
            />
          </div>
        )}
        <div className={styles.words}>
          {crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />}
          {heading && <h1>{heading}</h1>}
          {intro && <p className={styles.description}>{intro}</p>}
          {part && (
            <Part name={part.type}>
              <HeadForm part={part} />
            </Part>
          )}
        </div>
        {isSingleStep && explained}
      </div>
      {!isSingleStep && explained}
    </>
  )
}

/**
 * A form without steps is longer than the picture beside it: the text of the page stands below the picture, and only
 * the footer has the agency's address.
 */
function useIsSingleStep(part: ModulePart | undefined): boolean {
  const find = useContext(FindFormContext)
  const form = part?.type === 'contact' && !isContactPage(part) && part.form
  return Boolean(form && !find(form)?.steps)
}

/** Who opens the page of the agency's contact may rather call than write. */
const isContactPage = (part: ModulePart | undefined) =>
  part?.type === 'contact' && part.form === 'site-contact'

function HeadForm({ part }: { part: ModulePart }) {
  if (part.type !== 'contact') return <PartFailed />
  const { form, variant, contact } = part
  return (
    <>
      {isContactPage(part) && <Ways contact={contact} />}
      {form && (
        <div className={styles.form}>
          <NamedForm name={form} variant={variant} quiet={!isContactPage(part)} />
        </div>
      )}
    </>
  )
}

/** All ways to the agency but the form: by telephone, by mail, and to its door. */
const Ways = ({ contact }: { contact: ContactShown }) => (
  <>
    <p className={styles.ways}>
      <ContactButtons contact={contact} />
    </p>
    <p className={styles.office}>
      <strong>{contact.address.join(', ')}</strong>
      {contact.hours && <span>{contact.hours}</span>}
    </p>
  </>
)
