import { acrossPhone, Picture, PicturePlaceholder } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import { colonIn } from '~/kernel/colon'
import { formatPrice } from '~/kernel/money'
import cardLink from '../card/card-link.module.css'
import type { ProjectCard } from './project-card'
import styles from './project-grid.module.css'

/** New-build projects, larger than listing cards: a picture and the number of available units. */
export function ProjectGrid({
  projects,
  heading: Heading = 'h3',
  isMain = false,
}: {
  projects: ProjectCard[]
  heading?: 'h2' | 'h3' | 'h4'
  /** Opening a project is what the page is for. */
  isMain?: boolean
}) {
  const { t, locale, moneyLocale } = useText()
  return (
    <ul className={styles.grid}>
      {projects.map((project) => (
        <li key={project.id} className={`${cardLink.card} ${styles.project}`}>
          <div className={styles.picture}>
            {project.picture ? (
              <Picture
                picture={project.picture}
                sizes={`(min-width: 1000px) 600px, (min-width: 767px) 92vw, ${acrossPhone}`}
                widths={[400, 600, 1360]}
                ratio="16:9"
              />
            ) : (
              <PicturePlaceholder label={t('listings:noPicture')} />
            )}
            {project.soldOut && <span className={styles.ribbon}>{t('listings:projects.soldOut')}</span>}
          </div>
          <div className={styles.words}>
            <p className={styles.place}>
              {project.zip} {project.city}
            </p>
            <Heading className={styles.title}>
              <a
                href={project.href}
                className={cardLink.link}
                {...(project.external ? { target: '_blank', rel: 'noopener' } : {})}
              >
                {project.title}
                {project.external && <span className="visually-hidden"> ({t('ui:newTab')})</span>}
              </a>
            </Heading>
            <p className={styles.facts}>
              {project.fromCents !== undefined && (
                <strong>
                  {t('listings:startingFrom')} {formatPrice(project.fromCents, moneyLocale)}
                </strong>
              )}
              {!project.soldOut && project.freeUnits > 0 && (
                <span>{t('listings:projects.freeUnits', { count: project.freeUnits })}</span>
              )}
            </p>
            {project.sizes && <p>{project.sizes}</p>}
            {project.progress && !project.soldOut && (
              <p className={styles.progress}>
                {`${t('listings:projects.progress')}${colonIn(locale)} ${project.progress}`}
              </p>
            )}
            {projects.length === 1 && <Open project={project} isMain={isMain} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** One project alone has room for a button. */
function Open({ project: { href, external }, isMain }: { project: ProjectCard; isMain: boolean }) {
  const { t } = useText()
  return (
    <p className={styles.open}>
      <a
        href={href}
        className={isMain ? 'button button-main' : 'button'}
        {...(external ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {t('listings:projects.open')}
        {external && <span className="visually-hidden"> ({t('ui:newTab')})</span>}
      </a>
    </p>
  )
}
