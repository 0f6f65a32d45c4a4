import { pageAdminSites, setAdminSite } from '@apron/contract/calls/admin-site.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import { type AdminSite, SITE_SORT_KEYS } from '@apron/contract/entities/admin-site'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import { AddButton, editAction, ListPage, ROW_TEXTS, useList, useRecordDialog } from '@apron/pages/list'
import { fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { SiteDialog } from './site-dialog.tsx'
import { SITE_FILTER, SiteFields, toSiteCriteria, useSiteColumns } from './sites.table.tsx'
import { sitesTexts } from './sites.texts.ts'

const DEFAULTS = ['threeCode', 'nameZh', 'nameEn', 'isSite', 'people', 'actions']

/** The airports of the reference list, and which of them are sites of the company. */
export default function SitesPage() {
  const t = useTexts(sitesTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_RIGHTS.sites.edit)
  const list = useList({
    code: 'AQ_shell_sites',
    call: pageAdminSites,
    filter: SITE_FILTER,
    sortKeys: SITE_SORT_KEYS,
    criteria: toSiteCriteria,
  })
  const dialog = useRecordDialog<{ readonly site: AdminSite | null }>(list.reload)
  const setting = useAction(setAdminSite, {
    done: common.changed,
    invalidates: [pageAdminSites, queryDataSource],
  })

  const turn = async ({ version, threeCode, isSite, cnName, enName }: AdminSite) => {
    const title = isSite ? t.take : t.make
    const named = { code: threeCode, name: language === 'zh' ? cnName : enName }
    const message = fillText(isSite ? t.takeQuestion : t.makeQuestion, named)
    const sure = await host.confirm({ title, message, confirmLabel: title })
    if (sure) await setting.run({ body: { threeCode, version, isSite: !isSite } })
  }
  const actionsOf = (site: AdminSite) => [
    editAction(rowTexts, () => dialog.open({ site })),
    { id: 'turn', label: site.isSite ? t.take : t.make, onSelect: () => void turn(site) },
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useSiteColumns(mayEdit ? actionsOf : null)}
        defaults={DEFAULTS}
        rowKey={row => row.id}
        renderFilter={(form, change) => <SiteFields form={form} change={change} />}
        actions={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ site: null })} />}
      />
      {dialog.opened && <SiteDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
