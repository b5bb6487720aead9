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
 * Loads the component of an island. A separate file, so that pages do not carry the names of all islands before one is
 * needed.
 * @throws if there is none of this name, or its file fails to load
 */
export async function loadIsland(name: string): Promise<IslandModule['default']> {
  const load = islands.get(name)
  if (!load) throw new Error(`there is no island ${name}`)
  return (await load()).default
}
