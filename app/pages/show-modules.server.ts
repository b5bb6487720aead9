import type { Module } from '~/features/content/public.server'
import { type ConditionRule, conditionHolds, conditionMistake, type FieldValues } from '~/kernel/condition'
import type { App } from '~/platform/app.server'
import { reportFailedPart } from '~/platform/optional-part.server'
import { loadPart } from './load-part.server'
import type { ModulePart, ModuleShown } from './module-parts'
import type { PageView } from './page-view.server'

/**
 * Loads the visible modules of a page with their content. A failed one is replaced by a message; the others are
 * unaffected.
 * @see docs/requirements.md, M5, M7, E3
 */
export async function showModules(app: App, view: PageView, modules: Module[]): Promise<ModuleShown[]> {
  const shown = modules.filter(
    ({ status, conditions }) => status === 'Published' && allHold(conditions, view.values),
  )
  return await Promise.all(shown.map((module, index) => showModule(app, view, module, index)))
}

/** Rules may contain anything: an invalid one, or one about a field that pages do not have, counts as false. */
const allHold = (conditions: unknown[], values: FieldValues) =>
  conditions.every((rule) => !conditionMistake(rule, values) && conditionHolds(rule as ConditionRule, values))

async function showModule(app: App, view: PageView, module: Module, index: number): Promise<ModuleShown> {
  const { titleSize, span, col, head, backgroundType } = module
  return {
    key: `${index}`,
    title: view.sayPublic(module.title),
    titleSize,
    description: view.sayPublic(module.description),
    description2: view.sayPublic(module.description2),
    span,
    col,
    head,
    className: module.class,
    ground: backgroundType === 'color' ? module.colorBackground : undefined,
    picture: backgroundType === 'image' || head ? view.picture(module.image) : undefined,
    pictures: module.images.flatMap((image) => view.picture(image) ?? []),
    parts: (
      await Promise.all(module.relations.map((relation) => loadOrFail(app, view, module, relation)))
    ).filter((part) => part !== undefined),
  }
}

async function loadOrFail(
  app: App,
  view: PageView,
  module: Module,
  relation: Module['relations'][number],
): Promise<ModulePart | undefined> {
  try {
    return await loadPart(app, view, module, relation)
  } catch (error) {
    reportFailedPart(app, relation.type, error)
    return { type: 'failed' }
  }
}
