import type { ReactNode } from 'react'
import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import { Section } from '../page/section'
import type { FactGroup } from './detail-groups'
import { FactLists } from './fact-list'

/** More facts than this at once are a list that nobody reads. */
const readAtOnce = 8

/** Comfort in sight, everything else in a fold; a listing with few facts shows them all (D1). */
export function FeaturesSection({ groups, children }: { groups: FactGroup[]; children?: ReactNode }) {
  const { t } = useText()
  if (groups.length === 0) return null
  const others = groups.filter(({ key }) => key !== 'comfort')
  const isShort = others.reduce((count, { facts }) => count + facts.length, 0) <= readAtOnce
  const shown = isShort ? groups : groups.filter(({ key }) => key === 'comfort')
  return (
    <Section id="features">
      <FactLists groups={shown} untitled={shown.length === 1} />
      {!isShort && (
        <Fold title={t('listings:allFeatures')}>
          <FactLists groups={others} />
        </Fold>
      )}
      {children}
    </Section>
  )
}
