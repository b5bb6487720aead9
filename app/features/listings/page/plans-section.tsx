import type { PictureSource } from '~/features/media/public'
import { useText } from '~/i18n/use-text'
import type { Locale } from '~/kernel/locale'
import { FloorPlans } from './floor-plans'
import styles from './plans-section.module.css'
import { Section } from './section'
import { StoreyList } from './storey-list'
import type { Storey } from './storeys'

type PlansSectionProps = { pictures: PictureSource[]; storeys: Storey[]; lang: Locale | undefined }

/** Floor plans, and below them the rooms with their surfaces; a listing may have either alone (D2). */
export function PlansSection({ pictures, storeys, lang }: PlansSectionProps) {
  const { t } = useText()
  if (pictures.length + storeys.length === 0) return null
  return (
    <Section id="plans" title={pictures.length > 0 ? undefined : t('listings:groups.rooms')}>
      <div className={styles.plans} data-plans={pictures.length}>
        {pictures.length > 0 && <FloorPlans pictures={pictures} />}
        {storeys.length > 0 && <StoreyList storeys={storeys} lang={lang} />}
      </div>
    </Section>
  )
}
