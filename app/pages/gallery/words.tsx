import { Prose } from '~/features/content/public'
import { Example, Group } from './example'
import type { Material } from './example-material.server'

/** The agency's own text. */
export const Words = ({ html }: Material) => (
  <Group id="words" title="Text">
    <Example state="Headings, links, lists, quotation, table">
      <Prose html={html} lang="en" />
    </Example>
  </Group>
)
