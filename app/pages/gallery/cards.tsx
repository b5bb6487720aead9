import { CardGrid, KeyFigures, ListEmpty, ProjectGrid } from '~/features/listings/public'
import { Example, Group } from './example'
import { exampleCards, exampleProjects } from './example-listings'
import type { Material } from './example-material.server'

/** Listings and projects as lists show them. */
export function Cards({ pictures: [picture] }: Material) {
  const cards = exampleCards(picture)
  const [usual] = cards
  return (
    <Group id="cards" title="Homes and projects">
      <Example state="Property cards, three in a row: one for each state">
        <CardGrid cards={cards} heading="h3" />
      </Example>
      <Example state="Property cards, four in a row">
        <CardGrid cards={cards.slice(0, 4)} heading="h3" columns={4} />
      </Example>
      <Example state="Project cards: free units; sold out, without picture, elsewhere">
        <ProjectGrid projects={exampleProjects(picture)} />
      </Example>
      {usual && (
        <Example state="Key figures">
          <KeyFigures card={usual} plotSurface={1250} />
        </Example>
      )}
      <Example state="A list without results">
        <ListEmpty resetHref="#cards" informHref="#cards" />
      </Example>
      <Example state="The same where nobody can be kept informed">
        <ListEmpty resetHref="#cards" />
      </Example>
    </Group>
  )
}
