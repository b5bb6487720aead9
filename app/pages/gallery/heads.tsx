import { PageHead } from '../page-head'
import { Example, Group } from './example'
import type { Material } from './example-material.server'

const words = { title: 'Title of a page', description: 'The sentence below it says what the page is for.' }

/** Page heads: without banner, on a colour, on a picture. */
export const Heads = ({ pictures: [picture], ground }: Material) => (
  <Group id="heads" title="Page heads">
    <Example state="Without banner" wide>
      <PageHead {...words} crumbs={[]} />
    </Example>
    {ground && (
      <Example state="On a colour" wide>
        <PageHead {...words} crumbs={[]} banner={{ type: 'color', ground, transparent: false }} />
      </Example>
    )}
    {picture && (
      <Example state="On a picture, with words of its own" wide>
        <PageHead
          {...words}
          crumbs={[]}
          banner={{ type: 'image', picture, transparent: false, title: 'Title of the banner' }}
        />
      </Example>
    )}
  </Group>
)
