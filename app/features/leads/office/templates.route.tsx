import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { DataTable } from '~/ui/office/data-table'
import { EmptyState } from '~/ui/office/empty-state'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/templates.route'
import { findTemplates } from './answer/templates.repo.server'
import { addTemplateAct } from './template-acts.server'

export const action = mayAct(addTemplateAct)

/** The answers that the agency keeps ready (B18). */
export const loader = mayLoad('templates.write', async (loading) => ({
  page: { title: translateTo(loading.app.locale)('office:page.templates'), alternates: {}, noindex: true },
  templates: (await findTemplates(loading.app.db)).map(({ id, name, texts }) => ({
    ...{ id, name, languages: Object.keys(texts).join(', ') },
  })),
  add: shapeOf(addTemplateAct, loading),
}))

export default function Templates({ loaderData: { templates, add }, actionData }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <>
      <PageHead
        title={t('office:page.templates')}
        count={templates.length}
        intro={t('leads-office:template.intro')}
      />
      {templates.length > 0 ? (
        <DataTable
          caption={t('office:page.templates')}
          columns={[
            { name: 'name', label: t('leads-office:template.name'), isTitle: true, cell: ({ name }) => name },
            {
              name: 'languages',
              label: t('leads-office:template.languages'),
              cell: ({ languages }) => languages || t('leads-office:template.noText'),
            },
          ]}
          rows={templates}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => officePath('templates.template', { id })}
        />
      ) : (
        <EmptyState
          icon="log"
          title={t('leads-office:template.none.title')}
          text={t('leads-office:template.none.text')}
        />
      )}
      <Panel title={t('leads-office:template.add.title')}>
        <ActForm
          shape={add}
          texts={{ name: { label: t('leads-office:template.name') } }}
          answer={actionData}
          send={t('leads-office:template.add.send')}
        />
      </Panel>
    </>
  )
}
