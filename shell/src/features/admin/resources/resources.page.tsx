import { deleteAdminResource, pageAdminResources } from '@apron/contract/calls/admin-resource.calls'
import type { AdminResource } from '@apron/contract/entities/admin-resource'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { deleteAction, editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { KeywordField } from '../shared/filter-fields.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { DEFAULT_RESOURCE_COLUMNS, resourceColumns } from './resource-columns.tsx'
import { ResourceDialog } from './resource-dialog.tsx'
import { resourcesTexts } from './resources.texts.ts'

const NO_FILTER = { text: '' }

/** The rights of the portal and who holds them (ADM-11). */
export default function ResourcesPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http } = services
  const mayEdit = services.can(ADMIN_RIGHTS.resources.edit)
  const list = useAdminList<AdminResource, typeof NO_FILTER>({
    name: 'resources',
    noFilter: NO_FILTER,
    ask: (position, queryCriteria, signal) =>
      http.call(pageAdminResources, { body: { ...position, queryCriteria }, ...(signal && { signal }) }),
  })
  const dialog = useRecordDialog<{ readonly resource: AdminResource | null }>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)

  const remove = ({ identify, version }: AdminResource) =>
    askAndWrite(
      {
        title: t('admin.delete'),
        message: t('adminResources.deleteQuestion', { name: identify }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminResource, { body: { identify, version } }),
      t('admin.deleted'),
    )

  const columns = resourceColumns(
    services.language,
    mayEdit
      ? resource => [
          editAction(t, () => dialog.open({ resource })),
          deleteAction(t, () => void remove(resource)),
        ]
      : null,
  )

  return (
    <>
      <AdminPage
        services={services}
        title={t('adminResources.title')}
        customCode="AQ_shell_resources"
        list={list}
        columns={columns}
        defaults={DEFAULT_RESOURCE_COLUMNS}
        rowKey={resource => resource.identify}
        actions={
          mayEdit && (
            <AddButton label={t('adminResources.add')} onClick={() => dialog.open({ resource: null })} />
          )
        }
        renderFilter={(form, change) => (
          <KeywordField
            label={t('adminResources.text')}
            value={form.text}
            onChange={text => change({ text })}
          />
        )}
      />
      {dialog.opened && <ResourceDialog services={services} {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}

export const texts = { ...adminTexts, ...resourcesTexts }
