import { ModuleList } from '../module-list'
import { Example, Group } from './example'
import type { Material } from './example-material.server'
import { exampleModules } from './example-modules'

/** Modules of pages, each view. */
export const Modules = (material: Material) => (
  <Group id="modules" title="Modules">
    <Example state="On the page’s twelve columns" wide>
      <ModuleList modules={exampleModules(material)} titled />
    </Example>
  </Group>
)
