import { translateTo } from '~/i18n/texts.server'
import { plainLetters } from '~/kernel/plain-letters'
import { postalCode } from '~/kernel/region'
import type { App } from '~/platform/app.server'
import type { OfficeSearch, SearchHit } from '~/platform/office/office-search'
import { projectPath } from '../projects/project-path.server'
import { isSoldOut } from '../projects/unit-facts'
import { findProjectsWithTexts, type ProjectWithTexts } from './project-search.repo.server'

/** Projects by number, name and address, withdrawn ones too; there are few, so that all are read (B27). */
export const projectSearch: OfficeSearch = {
  kind: 'projects',
  permission: 'search.read',
  async find({ app }, { words, number }, most) {
    const isExact = ({ project: { id, number: name } }: ProjectWithTexts) =>
      number !== undefined && (id === number || name === String(number))
    const found = (await findProjectsWithTexts(app.db)).filter(
      (one) => isExact(one) || words.every((word) => wordsOf(one).includes(` ${word}`)),
    )
    const rank = (one: ProjectWithTexts) => (isExact(one) ? 0 : one.project.withdrawnAt ? 2 : 1)
    const best = found.sort((a, b) => rank(a) - rank(b) || b.project.id - a.project.id).slice(0, most)
    return await Promise.all(best.map((one) => toHit(app, one, isExact(one))))
  },
}

function wordsOf({ project, texts }: ProjectWithTexts): string {
  const { id, number, street, houseNumber, zip } = project
  const said = texts.flatMap(({ title, city, typeName }) => [title, city, typeName])
  const all = [id, number, street, houseNumber, zip, ...said].filter((one) => one !== null).join(' ')
  return ` ${plainLetters(all).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

async function toHit(
  { db, locale }: App,
  { project, texts, units }: ProjectWithTexts,
  isExact: boolean,
): Promise<SearchHit> {
  const t = translateTo(locale)
  const { id, number, street, houseNumber, countryId, zip, withdrawnAt } = project
  const text = texts.find((one) => one.locale === locale) ?? texts[0]
  const house = [street, houseNumber].filter(Boolean).join(' ')
  const href = withdrawnAt ? undefined : await projectPath(db, id, locale)
  return {
    id,
    title: [number ?? String(id), text?.title].filter(Boolean).join(' · '),
    facts: [
      [house, [postalCode({ countryId, zip }), text?.city].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
      t(`office:search.state.${stateOf({ project, units })}`),
    ].filter(Boolean),
    ...(href && { href }),
    ...(isExact && { isExact }),
  }
}

/** Sold out as the project's page says it. */
function stateOf({ project: { state, withdrawnAt }, units }: Omit<ProjectWithTexts, 'texts'>) {
  if (withdrawnAt) return 'withdrawn'
  return isSoldOut(state, units) ? 'sold-out' : 'for-sale'
}
