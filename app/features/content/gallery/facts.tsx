import { FactLists, UnitTable } from '~/features/listings/public'
import { Example, Group } from './example'
import { exampleFacts, exampleUnits } from './example-listings'

/** Facts of a home, units of a project. */
export const Facts = () => (
  <Group id="facts" title="Facts">
    <Example state="Fact lists">
      <FactLists groups={exampleFacts} />
    </Example>
    <Example state="Price list: free, under option, sold">
      <UnitTable units={exampleUnits} />
    </Example>
  </Group>
)
