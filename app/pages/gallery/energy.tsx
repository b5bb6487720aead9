import { EnergyLabel, EnergyLadder } from '~/features/listings/public'
import { energyLadder } from '~/kernel/energy'
import type { Region } from '~/kernel/region'
import { Example, Group } from './example'
import styles from './gallery.module.css'

const regions: Region[] = ['flanders', 'wallonia', 'brussels', 'luxembourg']

/** Every label of every region, and each region's scale. */
export const Energy = () => (
  <Group id="energy" title="Energy">
    {regions.map((region) => (
      <Example key={region} state={`Labels: ${region}`}>
        <div className={styles.row}>
          {energyLadder(region).map(({ label }) => (
            <EnergyLabel key={label} label={label} />
          ))}
        </div>
      </Example>
    ))}
    {regions.map((region, index) => (
      <Example key={region} state={`Ladder: ${region}`}>
        <EnergyLadder energy={{ label: 'C', region, value: index % 2 === 0 ? 212 : undefined }} />
      </Example>
    ))}
  </Group>
)
