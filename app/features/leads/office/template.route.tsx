import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { locales } from '~/kernel/locale'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { readId } from '~/platform/office/read-id'
import { ActForm } from '~/ui/office/act-form'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { FieldTexts } from '~/ui/office/schema-fields'
import type { Route } from './+types/template.route'
import { placeholderWord } from './answer/placeholder-words.server'
import { placeholders } from './answer/placeholders'
import { findTemplate, type Template } from './answer/templates.repo.server'
import { changeTemplateAct, removeTemplateAct } from './template-acts.server'

export const action = mayAct(changeTemplateAct, removeTemplateAct)

/** One template: its texts in each language, and what they may hold in braces. */
export const loader = mayLoad('templates.write', async (loading) => {
  const { app, params } = loading
  const template = await findTemplate(app.db, readId(params.id))
  if (!template) throw data(null, { status: 404 })
  return {
    page: { title: template.name, alternates: {}, noindex: true },
    name: template.name,
    values: valuesOf(template),
    words: placeholders.map((name) => ({ name, word: placeholderWord(name, app.locale) })),
    change: shapeOf(changeTemplateAct, loading),
    remove: shapeOf(removeTemplateAct, loading),
  }
})

const valuesOf = ({ name, position, texts }: Template): Record<string, string> => ({
  ...{ name, position: String(position) },
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { subject, body }]) => [
      [`${locale}Subject`, subject],
      [`${locale}Body`, body],
    ]),
  ),
})

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { name, values, words, change, remove } = loaderData
  return (
    <>
      <PageHead title={name} up={{ href: officePath('templates'), name: t('office:page.templates') }} />
      <Panel title={t('leads-office:template.change.title')} intro={t('leads-office:template.change.intro')}>
        <Facts
          facts={words.map((one) => ({
            name: one.word,
            value: t(`leads-office:placeholderMeans.${one.name}`),
          }))}
        />
        <ActForm
          shape={change}
          texts={useTemplateTexts()}
          values={values}
          answer={actionData}
          send={t('leads-office:template.change.send')}
        />
      </Panel>
      <Panel title={t('leads-office:template.remove.title')} intro={t('leads-office:template.remove.intro')}>
        <ActForm
          shape={remove}
          texts={{}}
          answer={actionData}
          send={t('leads-office:template.remove.send')}
          look="danger"
        />
      </Panel>
    </>
  )
}

function useTemplateTexts(): FieldTexts {
  const { t } = useText()
  const inLanguages = locales.flatMap((locale) => {
    const language = t(`ui:languages.${locale}`)
    return [
      [`${locale}Subject`, { label: t('leads-office:template.subject', { language }) }],
      [`${locale}Body`, { label: t('leads-office:template.body', { language }) }],
    ]
  })
  return {
    name: { label: t('leads-office:template.name') },
    position: { label: t('leads-office:template.position') },
    ...Object.fromEntries(inLanguages),
  }
}
