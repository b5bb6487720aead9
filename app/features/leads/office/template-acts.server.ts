import { data } from 'react-router'
import { z } from 'zod'
import { officePath } from '~/i18n/office-table'
import { type Locale, locales } from '~/kernel/locale'
import { type ActRefusal, defineAct } from '~/platform/office/define-act.server'
import { readId } from '~/platform/office/read-id'
import { placeholderWords } from './answer/placeholder-words.server'
import { unknownIn } from './answer/placeholders'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  type Template,
  updateTemplate,
} from './answer/templates.repo.server'

const name = z.string().trim().min(1).max(100)
const subject = z.string().trim().max(200).optional()
const body = z.string().trim().max(5_000).meta({ kind: 'textarea' }).optional()

/** The fields of a template: `nlSubject`, `nlBody` and so on. */
const texts = z.object({
  ...{ nlSubject: subject, nlBody: body, frSubject: subject, frBody: body },
  ...{ enSubject: subject, enBody: body, deSubject: subject, deBody: body },
})

/** A new template, empty, whose page follows. */
export const addTemplateAct = defineAct({
  name: 'templates.add',
  permission: 'templates.write',
  schema: z.object({ name }),
  async run({ tx, values }) {
    const id = await insertTemplate(tx, values.name)
    return {
      subject: `templates/${id}`,
      after: values,
      to: officePath('templates.template', { id }),
      done: 'leads-office:template.done.added',
    }
  },
})

/** Its name, place and texts. A placeholder that nothing fills in is named at its field. */
export const changeTemplateAct = defineAct({
  name: 'templates.change',
  permission: 'templates.write',
  schema: z.object({ name, position: z.coerce.number().int().min(0).max(999), ...texts.shape }),
  async run({ tx, params, values }) {
    const known = await findTemplate(tx, readId(params.id))
    if (!known) throw data(null, { status: 404 })
    const problems = problemsIn(values)
    if (Object.keys(problems).length > 0) return { problems }
    const { name, position } = values
    await updateTemplate(tx, { id: known.id, name, position, texts: textsIn(values) })
    const languages = (given: Template['texts']) => Object.keys(given).join(', ')
    return {
      subject: `templates/${known.id}`,
      before: { name: known.name, languages: languages(known.texts) },
      after: { name, languages: languages(textsIn(values)) },
      done: 'leads-office:template.done.changed',
    }
  },
})

/** Answers that were sent by it stay as they are. */
export const removeTemplateAct = defineAct({
  name: 'templates.remove',
  permission: 'templates.write',
  schema: z.object({}),
  async run({ tx, params }) {
    const number = readId(params.id)
    const removed = await deleteTemplate(tx, number)
    if (removed === undefined) throw data(null, { status: 404 })
    return {
      subject: `templates/${number}`,
      before: { name: removed },
      to: officePath('templates'),
      done: 'leads-office:template.done.removed',
    }
  },
})

type Texts = z.output<typeof texts>

function problemsIn(values: Texts): NonNullable<ActRefusal['problems']> {
  const words = placeholderWords()
  const problems: NonNullable<ActRefusal['problems']> = {}
  for (const [field, text = ''] of Object.entries(values).filter(([field]) => field in texts.shape)) {
    const unknown = unknownIn(String(text), words)
    if (unknown.length > 0)
      problems[field] = ['leads-office:problem.placeholder', { names: unknown.join(', ') }]
  }
  for (const locale of locales) {
    const { [`${locale}Subject` as const]: subject, [`${locale}Body` as const]: body } = values
    if (Boolean(subject) !== Boolean(body))
      problems[subject ? `${locale}Body` : `${locale}Subject`] ??= 'leads-office:problem.half'
  }
  return problems
}

const textsIn = (values: Texts): Template['texts'] =>
  Object.fromEntries(
    locales.flatMap((locale: Locale) => {
      const { [`${locale}Subject` as const]: subject, [`${locale}Body` as const]: body } = values
      return subject && body ? [[locale, { subject, body }]] : []
    }),
  )
