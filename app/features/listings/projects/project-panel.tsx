import { formSheet } from '~/features/forms/public'
import { useText } from '~/i18n/use-text'
import { OpenSheet } from '~/ui/sheet/sheet'
import { Icon } from '~/ui/shell/icon'
import styles from './project.module.css'
import type { loadProject } from './project-page.server'

type Project = Extract<Awaited<ReturnType<typeof loadProject>>, { kind: 'project' }>

/** How to ask about a project. */
export function ProjectPanel({ loaded: { soldOut, phone, phoneHref } }: { loaded: Project }) {
  const { t } = useText()
  return (
    <aside
      className={styles.panel}
      data-available={soldOut ? undefined : ''}
      aria-label={t('listings:contact.title')}
    >
      {!soldOut && (
        <OpenSheet opens={formSheet('contact-construction')} className="button button-main">
          <Icon name="mail" />
          {t('listings:contact.askMore')}
        </OpenSheet>
      )}
      <a href={phoneHref} className="button">
        <Icon name="phone" />
        {phone}
      </a>
    </aside>
  )
}
