import { type AdminResource, RESOURCE_SORT_KEYS } from '@apron/contract/permissions/admin-resource'
import { deleteAdminResource, pageAdminResources } from '@apron/contract/permissions/admin-resource.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  AddButton,
  criteriaOf,
  deleteAction,
  editAction,
  KeywordField,
  ListPage,
  ROW_TEXTS,
  text,
  useList,
  useRecordDialog,
} from '@apron/pages/list'
import { fillText, useHost, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { ResourceDialog } from './resource-dialog.tsx'
import { useResourceColumns } from './resources.table.tsx'
import { resourcesTexts } from './resources.texts.ts'

const DEFAULT_COLUMNS = ['identify', 'title', 'url', 'roles', 'actions']

/** The portal's permissions and the roles that grant them (ADM-11). */
export default function ResourcesPage() {
  const t = useTexts(resourcesTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.resources.edit)
  const list = useList({
    code: 'AQ_shell_resources',
    call: pageAdminResources,
    filter: { text: text() },
    sortKeys: RESOURCE_SORT_KEYS,
    criteria: criteriaOf,
  })
  const dialog = useRecordDialog<{ readonly resource: AdminResource | null }>(list.reload)
  const deleting = useAction(deleteAdminResource, { done: common.deleted, invalidates: [pageAdminResources] })

  const remove = async ({ identify, version }: AdminResource) => {
    const message = fillText(t.deleteQuestion, { name: identify })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { identify, version } })
  }
  const actionsOf = (resource: AdminResource) => [
    editAction(rowTexts, () => dialog.open({ resource })),
    deleteAction(rowTexts, () => void remove(resource)),
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useResourceColumns(mayEdit ? actionsOf : null)}
        defaults={DEFAULT_COLUMNS}
        rowKey={resource => resource.identify}
        renderFilter={(form, change) => (
          <KeywordField label={t.text} value={form.text} onChange={wanted => change({ text: wanted })} />
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ resource: null })} />}
      />
      {dialog.opened && <ResourceDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
