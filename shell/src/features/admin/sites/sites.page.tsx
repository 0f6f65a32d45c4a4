import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminSite } from '@apron/contract/organisation/admin-site'
import { pageAdminSites, setAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { adminSite } from '@apron/contract/organisation/admin-site.fields'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { OneOfField } from '@apron/pages/fields'
import {
  AddButton,
  actionsColumn,
  editAction,
  ListPage,
  oneOf,
  ROW_TEXTS,
  useRecordDialog,
} from '@apron/pages/list'
import {
  fieldColumns,
  RecordFilter,
  type RecordFilterValues,
  recordCriteria,
  useDescribedList,
  useRecordWords,
} from '@apron/pages/records'
import { fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { SiteDialog } from './site-dialog.tsx'
import { sitesTexts } from './sites.texts.ts'

const DEFAULT_COLUMNS = ['threeCode', 'nameZh', 'nameEn', 'isSite', 'people', 'actions']
const SCOPES = ['sites', 'others'] as const
const FILTER = { which: oneOf(SCOPES) }

function toCriteria({ which, ...fieldFilters }: RecordFilterValues) {
  return { ...recordCriteria(fieldFilters), ...(which === null ? {} : { isSite: which === 'sites' }) }
}

/** Airports of the reference list. Administrators choose which of them are company sites. */
export default function SitesPage() {
  const t = useTexts(sitesTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.sites.edit)
  const words = useRecordWords(adminSite)
  const list = useDescribedList(adminSite, {
    code: 'AQ_shell_sites',
    call: pageAdminSites,
    filter: FILTER,
    criteria: toCriteria,
  })
  const dialog = useRecordDialog<{ readonly site: AdminSite | null }>(list.reload)
  const toggling = useAction(setAdminSite, {
    done: common.changed,
    invalidates: [pageAdminSites, queryDataSource],
  })

  const toggleLabel = (isSite: boolean) => (isSite ? t.take : t.make)
  const toggleSite = async ({ version, threeCode, isSite, cnName, enName }: AdminSite) => {
    const title = toggleLabel(isSite)
    const site = { code: threeCode, name: language === 'zh' ? cnName : enName }
    const message = fillText(isSite ? t.takeQuestion : t.makeQuestion, site)
    const sure = await host.confirm({ title, message, confirmLabel: title })
    if (sure) await toggling.run({ body: { threeCode, version, isSite: !isSite } })
  }
  const actionsOf = (site: AdminSite) => [
    editAction(rowTexts, () => dialog.open({ site })),
    { id: 'turn', label: toggleLabel(site.isSite), onSelect: () => void toggleSite(site) },
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={[
          ...fieldColumns(adminSite, words),
          ...actionsColumn(mayEdit ? actionsOf : null, row => row.threeCode),
        ]}
        defaults={DEFAULT_COLUMNS}
        rowKey={row => row.id}
        renderFilter={(form, change) => (
          <>
            <RecordFilter
              fields={adminSite.fields}
              words={words}
              search={t.keyword}
              form={form}
              onChange={change}
            />
            <OneOfField
              label={t.which}
              value={FILTER.which.read(form['which'])}
              options={SCOPES.map(value => ({ value, label: t[`which.${value}` as const] }))}
              onChange={which => change({ which })}
            />
          </>
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ site: null })} />}
      />
      {dialog.opened && <SiteDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
