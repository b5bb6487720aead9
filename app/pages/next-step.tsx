import { useText } from '~/i18n/use-text'
import { Icon } from '~/ui/shell/icon'
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
          <Ways {...next.contact} />
        ) : (
          <a href={next.href} className="button button-main">
            {next.button}
          </a>
        )}
      </p>
    </section>
  )
}

const Ways = ({ phone, phoneHref, email }: ContactShown) => (
  <>
    <a href={phoneHref} className="button button-main">
      <Icon name="phone" />
      {phone}
    </a>
    <a href={`mailto:${email}`} className="button">
      <Icon name="mail" />
      {email}
    </a>
  </>
)
