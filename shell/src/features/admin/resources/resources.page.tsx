import { deleteAdminResource, pageAdminResources } from '@apron/contract/calls/admin-resource.calls'
import type { AdminResource } from '@apron/contract/entities/admin-resource'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { IconPlus } from '@apron/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { DEFAULT_RESOURCE_COLUMNS, resourceColumns } from './resource-columns.tsx'
import { ResourceDialog } from './resource-dialog.tsx'
import { resourcesTexts } from './resources.texts.ts'

const NO_FILTER = { text: '' }

/** The rights of the portal and who holds them (ADM-11). */
export default function ResourcesPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http } = services
  const mayEdit = services.can(ADMIN_RIGHTS.resources.edit)
  const quickly = useQuickWrite()
  const [open, setOpen] = useState<{ readonly resource: AdminResource | null } | null>(null)
  const list = useAdminList<AdminResource, typeof NO_FILTER>({
    name: 'resources',
    noFilter: NO_FILTER,
    ask: (position, queryCriteria, signal) =>
      http.call(pageAdminResources, { body: { ...position, queryCriteria }, ...(signal && { signal }) }),
  })
  const remove = async ({ identify, version }: AdminResource) => {
    const sure = await services.confirm({
      title: t('admin.delete'),
      message: t('adminResources.deleteQuestion', { name: identify }),
      confirmLabel: t('admin.delete'),
    })
    if (!sure) return
    await quickly(() => http.call(deleteAdminResource, { body: { identify, version } }), t('admin.deleted'))
    await list.reload()
  }
  const columns = resourceColumns(services.language, resource =>
    mayEdit
      ? [
          { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ resource }) },
          { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(resource) },
        ]
      : [],
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
            <Button
              kind="primary"
              icon={<IconPlus size={18} stroke={1.5} />}
              onClick={() => setOpen({ resource: null })}
            >
              {t('adminResources.add')}
            </Button>
          )
        }
        renderFilter={(form, change) => (
          <TextField
            label={t('adminResources.text')}
            type="search"
            maxLength={60}
            value={form.text}
            onChange={text => change({ text })}
          />
        )}
      />
      {open && (
        <ResourceDialog
          services={services}
          resource={open.resource}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void list.reload()
          }}
        />
      )}
    </>
  )
}

export const texts = { ...adminTexts, ...resourcesTexts }
