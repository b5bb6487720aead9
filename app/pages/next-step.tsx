import { useText } from '~/i18n/use-text'
import { ContactButtons } from '~/ui/contact/contact-buttons'
import { ShellLink } from '~/ui/shell/shell-link'
import type { ContactShown } from './module-parts'
import styles from './next-step.module.css'

/** What a reader may do after a text: go to a page, or call and write to the agency. */
export type NextStepShown =
  | { title: string; text?: string; button: string; href: string }
  | { contact: ContactShown }

/** The one action at the end of a text. */
export function NextStep({ next }: { next: NextStepShown }) {
  const { t } = useText()
  const isContact = 'contact' in next
  const title = isContact ? t('content:next.title') : next.title
  const text = isContact ? t('content:next.text', { name: next.contact.name }) : next.text
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <div>
        <h2 id="next-step">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <p>
        {isContact ? (
          <ContactButtons contact={next.contact} mainCall />
        ) : (
          <ShellLink href={next.href} className="button button-main">
            {next.button}
          </ShellLink>
        )}
      </p>
    </section>
  )
}
