import type { AdminRole } from '@apron/contract/permissions/admin-role'
import { type ActionsOf, actionsColumn } from '@apron/pages/list'
import type { TableColumn } from '@apron/ui/table'
import { adminTexts } from '../shared/admin.texts.ts'
import { rolesTexts } from './roles.texts.ts'

/** Returns the default columns. The name in the other language is hidden to leave room for the description. */
export function defaultRoleColumns(zh: boolean): readonly string[] {
  return ['code', zh ? 'nameZh' : 'nameEn', 'description', 'people', 'resources', 'menus', 'actions']
}

/** @param zh true to show descriptions in Chinese */
export function roleColumns(actions: ActionsOf<AdminRole>, zh: boolean): TableColumn<AdminRole>[] {
  return [
    {
      id: 'code',
      labels: adminTexts.code,
      cell: row => row.code,
      width: 176,
      mono: true,
      locked: true,
    },
    { id: 'nameZh', labels: adminTexts.nameZh, cell: row => row.nameZh, width: 128 },
    { id: 'nameEn', labels: adminTexts.nameEn, cell: row => row.nameEn, width: 156 },
    {
      id: 'description',
      labels: rolesTexts.description,
      cell: row => (zh ? row.descriptionZh : row.descriptionEn) || '–',
      text: row => (zh ? row.descriptionZh : row.descriptionEn),
      minWidth: 320,
    },
    {
      id: 'handingOn',
      labels: rolesTexts.handingOn,
      cell: row => rolesTexts[`handingOn.${row.handingOn}`][zh ? 'zh' : 'en'],
      width: 148,
    },
    {
      id: 'people',
      labels: rolesTexts.people,
      cell: row => row.people,
      width: 104,
      align: 'end',
    },
    {
      id: 'resources',
      labels: rolesTexts.resources,
      cell: row => row.resources,
      width: 92,
      align: 'end',
    },
    { id: 'menus', labels: rolesTexts.menus, cell: row => row.menus, width: 92, align: 'end' },
    ...actionsColumn(actions, row => row.code),
  ]
}
