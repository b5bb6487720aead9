import { acrossPhone, Picture } from '~/features/media/public'
import { groundClass } from '~/ui/colour-class'
import { Breadcrumbs } from '~/ui/page/breadcrumbs'
import type { Crumb } from '~/ui/page/page-info'
import type { BannerShown } from './banner'
import styles from './page-head.module.css'

type PageHeadProps = {
  title?: string
  description?: string
  crumbs: Crumb[]
  banner?: BannerShown
  /** Shown before the title: the date of a news article. */
  above?: React.ReactNode
}

/** Banner, breadcrumb, title and introduction of a page. A banner with text replaces the title. */
export function PageHead({ title, description, crumbs, banner, above }: PageHeadProps) {
  const words = {
    title: banner?.title ?? title,
    description: banner?.description ?? description,
  }
  const way = crumbs.length > 1 && <Breadcrumbs crumbs={crumbs} />
  if (!banner) {
    return (
      <div className={`content ${styles.head}`}>
        {way}
        {above}
        <Words {...words} />
      </div>
    )
  }
  return (
    <>
      <div
        className={[styles.banner, banner.type === 'color' && groundClass(banner.ground)]
          .filter(Boolean)
          .join(' ')}
        data-type={banner.type}
      >
        {banner.type === 'image' && (
          <div className={styles.picture}>
            <Picture
              picture={banner.picture}
              sizes={`(min-width: 767px) 100vw, ${acrossPhone}`}
              widths={[600, 1360, 1920]}
              priority
            />
          </div>
        )}
        <div className={`content ${styles.words}`}>
          <Words {...words} />
        </div>
      </div>
      {way && <div className={`content ${styles.way}`}>{way}</div>}
      {above}
    </>
  )
}

const Words = ({ title, description }: { title?: string; description?: string }) => (
  <>
    {title && <h1>{title}</h1>}
    {description && <p className={styles.description}>{description}</p>}
  </>
)
