import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus,
  moveAdminMenu,
} from '@apron/contract/calls/admin-menu.calls'
import type { AdminMenu } from '@apron/contract/entities/admin-menu'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/import-columns'
import type { MenuAction } from '@apron/ui/menu'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, useSavedColumns } from '@apron/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../../platform/http/use-failure-text.ts'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { csvImportTexts } from '../csv-import/csv-import.texts.ts'
import { ImportButton } from '../csv-import/import-button.tsx'
import { ImportDialog } from '../csv-import/import-dialog.tsx'
import { deleteAction, editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { adminKey } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { DEFAULT_MENU_COLUMNS, menuColumns } from './menu-columns.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { type MenuLine, menuLines } from './menu-tree.ts'
import { menusTexts } from './menus.texts.ts'

interface OpenedEntry {
  readonly entry: AdminMenu | null
  readonly parentId: string | null
}

/** The menu of the portal as a tree (ADM-08). */
export default function MenusPage({ services }: OwnPageProps) {
  const { t } = useTranslation()
  const { http, language } = services
  const mayEdit = services.can(ADMIN_RIGHTS.menus.edit)
  const failureText = useFailureText()
  const quickly = useQuickWrite()
  const queries = useQueryClient()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [importing, setImporting] = useState(false)
  const menus = useQuery({
    queryKey: adminKey('menus'),
    queryFn: ({ signal }) => http.call(getAdminMenus, { signal }),
  })
  const reload = () => queries.invalidateQueries({ queryKey: adminKey('menus') })
  const dialog = useRecordDialog<OpenedEntry>(reload)
  const askAndWrite = useConfirmedWrite(services, reload)
  const nameOf = ({ nameZh, nameEn }: AdminMenu) => (language === 'zh' ? nameZh : nameEn)

  const move = async ({ id }: AdminMenu, direction: 'up' | 'down') => {
    await quickly(() => http.call(moveAdminMenu, { body: { id, direction } }), t('adminMenus.moved'))
    await reload()
  }
  const remove = (entry: AdminMenu) =>
    askAndWrite(
      {
        title: t('admin.delete'),
        message: t('adminMenus.deleteQuestion', { name: nameOf(entry) }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminMenu, { body: { id: entry.id, version: entry.version } }),
      t('admin.deleted'),
    )
  const actionsOf = ({ entry, first, last, hasBelow }: MenuLine): MenuAction[] => [
    editAction(t, () => dialog.open({ entry, parentId: null })),
    {
      id: 'add',
      label: t('adminMenus.addBelow'),
      onSelect: () => dialog.open({ entry: null, parentId: entry.id }),
    },
    { id: 'up', label: t('adminMenus.up'), disabled: first, onSelect: () => void move(entry, 'up') },
    { id: 'down', label: t('adminMenus.down'), disabled: last, onSelect: () => void move(entry, 'down') },
    { ...deleteAction(t, () => void remove(entry)), disabled: hasBelow },
  ]
  const columns = menuColumns({
    language,
    collapsed,
    onToggle: id => setCollapsed(before => before.symmetricDifference(new Set([id]))),
    actions: mayEdit ? actionsOf : null,
  })
  const columnProps = useSavedColumns(columns, {
    customCode: 'AQ_shell_menus',
    store: services.columns,
    defaults: DEFAULT_MENU_COLUMNS,
  })
  const lines = menuLines(menus.data?.entries ?? [], collapsed)
  return (
    <Page>
      <PageHeader
        title={t('adminMenus.title')}
        actions={
          mayEdit && (
            <>
              <ImportButton onClick={() => setImporting(true)} />
              <AddButton
                label={t('adminMenus.add')}
                onClick={() => dialog.open({ entry: null, parentId: null })}
              />
            </>
          )
        }
      />
      <DataTable
        label={t('adminMenus.title')}
        columns={columns}
        rows={lines}
        rowKey={({ entry }) => entry.id}
        state={menus.isPending ? 'loading' : menus.isError ? 'failed' : 'ready'}
        {...(menus.isError ? { errorText: failureText(menus.error) } : {})}
        onRetry={() => void menus.refetch()}
        emptyText={t('admin.empty')}
        {...columnProps}
        exportRows={() => menuLines(menus.data?.entries ?? [], new Set())}
        pinnedScrollbar
      />
      {dialog.opened && menus.data && (
        <MenuDialog services={services} menus={menus.data} {...dialog.opened} onClose={dialog.close} />
      )}
      {importing && (
        <ImportDialog
          services={services}
          title={t('adminMenus.import')}
          call={importMenus}
          name="menus"
          columns={MENU_IMPORT_COLUMNS}
          onClose={() => setImporting(false)}
          onDone={() => {
            setImporting(false)
            void reload()
          }}
        />
      )}
    </Page>
  )
}

export const texts = { ...adminTexts, ...csvImportTexts, ...menusTexts }
