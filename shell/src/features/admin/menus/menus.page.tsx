import type { AdminMenu } from '@apron/contract/menus/admin-menu'
import {
  deleteAdminMenu,
  getAdminMenus,
  importMenus,
  moveAdminMenu,
} from '@apron/contract/menus/admin-menu.calls'
import { MENU_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { ImportButton, ImportDialog } from '@apron/pages/csv-import'
import {
  AddButton,
  deleteAction,
  editAction,
  ROW_TEXTS,
  treeLines,
  useColumnStore,
  usePrintSheet,
  useRecordDialog,
} from '@apron/pages/list'
import { failureText, fillText, useHost, useLanguage, usePermission, useTexts } from '@apron/sdk'
import { useAction, useAppQuery } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { Page, PageHeader, usePortalTarget } from '@apron/ui/page'
import { DataTable, useSavedColumns } from '@apron/ui/table'
import { useState } from 'react'
import { adminTexts } from '../shared/admin.texts.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { type MenuLine, useMenuColumns } from './menus.table.tsx'
import { menusTexts } from './menus.texts.ts'

/** An ideographic space, because browsers do not collapse it. */
const PRINT_INDENT = '\u3000'

const DEFAULT_COLUMNS = ['name', 'url', 'roles', 'actions']

interface OpenedEntry {
  readonly entry: AdminMenu | null
  readonly parentId: string | null
}

/** The portal's menu as a tree (ADM-08). */
export default function MenusPage() {
  const t = useTexts(menusTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.menus.edit)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [importing, setImporting] = useState(false)
  const [toolsTarget, toolsRef] = usePortalTarget()
  const menus = useAppQuery(getAdminMenus)
  const reload = async () => {
    await menus.refetch({ cancelRefetch: false })
  }
  const dialog = useRecordDialog<OpenedEntry>(reload)
  const invalidates = [getAdminMenus]
  const moving = useAction(moveAdminMenu, { done: t.moved, invalidates })
  const deleting = useAction(deleteAdminMenu, { done: common.deleted, invalidates })
  const nameOf = ({ nameZh, nameEn }: AdminMenu) => (language === 'zh' ? nameZh : nameEn)

  const remove = async (entry: AdminMenu) => {
    const message = fillText(t.deleteQuestion, { name: nameOf(entry) })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { id: entry.id, version: entry.version } })
  }
  const move = ({ id }: AdminMenu, direction: 'up' | 'down') => void moving.run({ body: { id, direction } })
  const actionsOf = ({ entry, first, last, hasChildren }: MenuLine): MenuAction[] => [
    editAction(rowTexts, () => dialog.open({ entry, parentId: null })),
    {
      id: 'add',
      label: t.addBelow,
      onSelect: () => dialog.open({ entry: null, parentId: entry.id }),
    },
    { id: 'up', label: t.up, disabled: first, onSelect: () => move(entry, 'up') },
    { id: 'down', label: t.down, disabled: last, onSelect: () => move(entry, 'down') },
    { ...deleteAction(rowTexts, () => void remove(entry)), disabled: hasChildren },
  ]
  const columns = useMenuColumns({
    collapsed,
    onToggle: id => setCollapsed(before => before.symmetricDifference(new Set([id]))),
    actions: mayEdit ? actionsOf : null,
  })
  const columnProps = useSavedColumns(columns, {
    customCode: 'AQ_shell_menus',
    store: useColumnStore(),
    defaults: DEFAULT_COLUMNS,
  })
  const entries = menus.data?.entries ?? []
  // The menu defines the order, so columns cannot be sorted. Printouts have no chevrons and show depth by
  // spaces.
  const printSheet = usePrintSheet<MenuLine>({
    title: t.title,
    columns: columns.map(column =>
      column.id === 'name'
        ? { ...column, text: line => PRINT_INDENT.repeat(line.level) + nameOf(line.entry) }
        : column,
    ),
    visibleColumns: columnProps.visibleColumns,
    rows: treeLines(entries),
    rowKey: ({ entry }) => entry.id,
  })
  return (
    <Page>
      <PageHeader
        title={t.title}
        actions={
          <>
            {printSheet.button}
            <div ref={toolsRef} />
            {mayEdit && (
              <>
                <ImportButton onClick={() => setImporting(true)} />
                <AddButton label={t.add} onClick={() => dialog.open({ entry: null, parentId: null })} />
              </>
            )}
          </>
        }
      />
      <DataTable
        label={t.title}
        columns={columns}
        rows={treeLines(entries, collapsed)}
        rowKey={({ entry }) => entry.id}
        state={menus.isPending ? 'loading' : menus.isError ? 'failed' : 'ready'}
        {...(menus.isError ? { errorText: failureText(menus.error) } : {})}
        onRetry={() => void menus.refetch()}
        emptyText={common.empty}
        {...columnProps}
        toolsContainer={toolsTarget}
        exportRows={() => treeLines(entries)}
        pinnedScrollbar
        cards
      />
      {printSheet.sheet}
      {dialog.opened && menus.data && (
        <MenuDialog menus={menus.data} {...dialog.opened} onClose={dialog.close} />
      )}
      {importing && (
        <ImportDialog
          title={t.import}
          call={importMenus}
          name="menus"
          columns={MENU_IMPORT_COLUMNS}
          invalidates={[getAdminMenus]}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  )
}
