import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus,
  moveAdminMenu,
} from '@apron/contract/calls/admin-menu.calls'
import type { AdminMenu } from '@apron/contract/entities/admin-menu'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/import-columns'
import { Button } from '@apron/ui/button'
import { IconPlus, IconUpload } from '@apron/ui/icons'
import type { MenuAction } from '@apron/ui/menu'
import { Page, PageHeader } from '@apron/ui/page'
import { DataTable, useSavedColumns } from '@apron/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { csvImportTexts } from '../csv-import/csv-import.texts.ts'
import { ImportDialog } from '../csv-import/import-dialog.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { useFailureText } from '../shared/failure-text.ts'
import { adminKey } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { DEFAULT_MENU_COLUMNS, menuColumns } from './menu-columns.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { type MenuLine, menuLines } from './menu-tree.ts'
import { menusTexts } from './menus.texts.ts'

interface OpenEntry {
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
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const [importing, setImporting] = useState(false)
  const menus = useQuery({
    queryKey: adminKey('menus'),
    queryFn: ({ signal }) => http.call(getAdminMenus, { signal }),
  })
  const reload = () => queries.invalidateQueries({ queryKey: adminKey('menus') })
  const nameOf = ({ nameZh, nameEn }: AdminMenu) => (language === 'zh' ? nameZh : nameEn)

  const move = async ({ id }: AdminMenu, direction: 'up' | 'down') => {
    await quickly(() => http.call(moveAdminMenu, { body: { id, direction } }), t('adminMenus.moved'))
    await reload()
  }
  const remove = async (entry: AdminMenu) => {
    const sure = await services.confirm({
      title: t('admin.delete'),
      message: t('adminMenus.deleteQuestion', { name: nameOf(entry) }),
      confirmLabel: t('admin.delete'),
    })
    if (!sure) return
    const { id, version } = entry
    await quickly(() => http.call(deleteAdminMenu, { body: { id, version } }), t('admin.deleted'))
    await reload()
  }
  const actionsOf = ({ entry, first, last, hasBelow }: MenuLine): MenuAction[] => [
    { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ entry, parentId: null }) },
    {
      id: 'add',
      label: t('adminMenus.addBelow'),
      onSelect: () => setOpen({ entry: null, parentId: entry.id }),
    },
    { id: 'up', label: t('adminMenus.up'), disabled: first, onSelect: () => void move(entry, 'up') },
    { id: 'down', label: t('adminMenus.down'), disabled: last, onSelect: () => void move(entry, 'down') },
    {
      id: 'delete',
      label: t('admin.delete'),
      danger: true,
      disabled: hasBelow,
      onSelect: () => void remove(entry),
    },
  ]
  const columns = menuColumns({
    language,
    collapsed,
    onToggle: id => setCollapsed(before => before.symmetricDifference(new Set([id]))),
    actions: line => (mayEdit ? actionsOf(line) : []),
  })
  const columnProps = useSavedColumns(columns, {
    customCode: 'AQ_shell_menus',
    store: services.columns,
    defaults: DEFAULT_MENU_COLUMNS,
  })
  const lines = menuLines(menus.data?.entries ?? [], collapsed)
  const finish = () => {
    setOpen(null)
    setImporting(false)
    void reload()
  }
  return (
    <Page>
      <PageHeader
        title={t('adminMenus.title')}
        actions={
          mayEdit && (
            <>
              <Button icon={<IconUpload size={18} stroke={1.5} />} onClick={() => setImporting(true)}>
                {t('csvImport.open')}
              </Button>
              <Button
                kind="primary"
                icon={<IconPlus size={18} stroke={1.5} />}
                onClick={() => setOpen({ entry: null, parentId: null })}
              >
                {t('adminMenus.add')}
              </Button>
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
      {open && menus.data && (
        <MenuDialog
          services={services}
          menus={menus.data}
          {...open}
          onClose={() => setOpen(null)}
          onSaved={finish}
        />
      )}
      {importing && (
        <ImportDialog
          services={services}
          title={t('adminMenus.import')}
          call={importMenus}
          name="menus"
          columns={MENU_IMPORT_COLUMNS}
          onClose={() => setImporting(false)}
          onDone={finish}
        />
      )}
    </Page>
  )
}

export const texts = { ...adminTexts, ...csvImportTexts, ...menusTexts }
