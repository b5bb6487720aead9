import type { ComponentType } from 'react'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const files = import.meta.glob<IslandModule>('../../**/*.island.tsx')
const islands = new Map(
  Object.entries(files).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length),
    load,
  ]),
)

/**
 * The component of an island. A file of its own, so that a page does not carry the names of all islands before one is
 * needed.
 * @throws when there is none of this name, or its file does not arrive
 */
export async function loadIsland(name: string): Promise<IslandModule['default']> {
  const load = islands.get(name)
  if (!load) throw new Error(`there is no island ${name}`)
  return (await load()).default
}
