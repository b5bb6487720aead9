import { FactLists, UnitTable } from '~/features/listings/public'
import { VisitStatistics } from '~/features/visits/public'
import { Example, Group } from './example'
import { exampleFacts, exampleUnits } from './example-listings'
import { exampleMarks, exampleVisits, newVisits } from './example-visits'

/** Facts of a listing, units of a project, statistics for owners. */
export const Facts = () => (
  <Group id="facts" title="Facts">
    <Example state="Fact lists">
      <FactLists groups={exampleFacts} />
    </Example>
    <Example state="Price list: free, under option, sold">
      <UnitTable units={exampleUnits} />
    </Example>
    <Example state="Visits of a home">
      <VisitStatistics visits={exampleVisits} since="2026-01-05" marks={exampleMarks} />
    </Example>
    <Example state="Visits of a home that is new">
      <VisitStatistics visits={newVisits} since="2026-11-21" />
    </Example>
  </Group>
)
