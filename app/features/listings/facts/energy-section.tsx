import type { EnergyLabel } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import styles from '../page/listing-detail.module.css'
import { Section } from '../page/section'
import type { FactGroup } from './detail-groups'
import { EnergyLadder } from './energy-ladder'
import { FactLists } from './fact-list'

type EnergySectionProps = {
  energy: { label: EnergyLabel; region: Region; value?: number } | undefined
  renovationNotice: string | undefined
  groups: FactGroup[]
}

/** Shows the energy scale, the buyer's duty to renovate, and the certificate (D6). */
export function EnergySection({ energy, renovationNotice, groups }: EnergySectionProps) {
  if (!energy && !renovationNotice && groups.length === 0) return null
  return (
    <Section id="energy">
      <div className={energy && styles.energy}>
        {energy && <EnergyLadder energy={energy} />}
        <div>
          <FactLists groups={groups} untitled />
        </div>
      </div>
      {renovationNotice && <p className={styles.notice}>{renovationNotice}</p>}
    </Section>
  )
}
