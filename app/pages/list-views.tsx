import {
  CardGrid,
  type ListingCard,
  type ProjectCard,
  ProjectGrid,
  ReferenceStories,
  type ReferenceStory,
} from '~/features/listings/public'
import { useText } from '~/i18n/use-text'

type Heading = { heading: 'h2' | 'h3' }

export function ListView({ cards, perRow, heading }: { cards: ListingCard[]; perRow: 3 | 4 } & Heading) {
  const { t } = useText()
  if (cards.length === 0) return <p>{t('content:noListings')}</p>
  return <CardGrid cards={cards} heading={heading} columns={perRow} />
}

export function ReferencesView({ stories, heading }: { stories: ReferenceStory[] } & Heading) {
  const { t } = useText()
  if (stories.length === 0) return <p>{t('content:noListings')}</p>
  return <ReferenceStories stories={stories} heading={heading} />
}

export function ProjectsView({ projects, heading }: { projects: ProjectCard[] } & Heading) {
  const { t } = useText()
  if (projects.length === 0) return <p>{t('listings:projects.none')}</p>
  return <ProjectGrid projects={projects} heading={heading} />
}
