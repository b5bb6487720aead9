import type { ServerBuild } from 'react-router'
import { isOfficeRoute, officeEntryOf, officePageOfRoute, officeRoutes } from '~/i18n/office-table'
import type { Permission } from '~/platform/office/permissions'

type Routes = Record<string, { id: string; module: object } | undefined>

/** Layouts and the answer where there is no page: of no page of the table, and guarded all the same. */
const around: readonly string[] = [officeRoutes.shell, officeRoutes.missing]

/**
 * Tells which routes of the office have a loader or an action that nobody guards: no role would be asked for. A page
 * without a loader would be shown to everybody, so it needs one.
 */
export function unguarded(routes: Routes | ServerBuild['routes']): string[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id }) => isOfficeRoute(id) && id !== officeRoutes.open)
    .flatMap(({ id, module }) => problemsOf(id, module))
}

function problemsOf(id: string, module: object): string[] {
  const page = officePageOfRoute(id)
  const permission = page && officeEntryOf(page).permission
  if (permission === 'open') return []
  if (!permission && !around.includes(id)) return [`${id} is in no row of the office's table`]
  const { loader, action } = module as { loader?: unknown; action?: unknown }
  const problems: string[] = []
  const asked = permissionOf(loader)
  if (!asked) problems.push(`the loader of ${id} is not made by mayLoad`)
  else if (permission && asked !== permission) problems.push(`${id} asks for ${asked}, not ${permission}`)
  if (action && !isGuarded(action)) problems.push(`the action of ${id} is not made by mayAct or mayAnswer`)
  return problems
}

const permissionOf = (loader: unknown): Permission | undefined =>
  typeof loader === 'function' && 'permission' in loader ? (loader.permission as Permission) : undefined

const isGuarded = (action: unknown): boolean => typeof action === 'function' && 'acts' in action
