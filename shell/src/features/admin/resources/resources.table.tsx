import type { AdminResource } from '@apron/contract/permissions/admin-resource'
import { RESOURCE_FIELD_LABELS } from '@apron/contract/rules/rights/resource-fields'
import { type ActionsOf, actionsColumn } from '@apron/pages/list'
import { useLanguage } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { RoleNames, useRoleNames } from '../shared/role-names.tsx'
import { resourcesTexts } from './resources.texts.ts'

export function useResourceColumns(actions: ActionsOf<AdminResource>): TableColumn<AdminResource>[] {
  const language = useLanguage()
  const labels = RESOURCE_FIELD_LABELS
  const roleNames = useRoleNames()
  return [
    {
      id: 'identify',
      labels: labels.identify,
      cell: row => row.identify,
      width: 230,
      mono: true,
      locked: true,
    },
    {
      id: 'title',
      card: 'title',
      labels: resourcesTexts.name,
      cell: row => (language === 'zh' ? row.titleZh : row.titleEn),
      minWidth: 160,
    },
    { id: 'url', labels: labels.url, cell: row => row.url, minWidth: 180, mono: true },
    {
      id: 'roles',
      labels: resourcesTexts.holders,
      cell: row => <RoleNames names={[...new Set(row.roles)].map(code => roleNames.get(code) ?? code)} />,
      // The export uses codes.
      text: row => row.roles.join(' '),
      minWidth: 180,
    },
    {
      id: 'posts',
      labels: resourcesTexts.posts,
      cell: row => row.posts.join(' '),
      minWidth: 160,
      mono: true,
    },
    { id: 'titleZh', labels: labels.titleZh, cell: row => row.titleZh, minWidth: 160 },
    { id: 'titleEn', labels: labels.titleEn, cell: row => row.titleEn, minWidth: 160 },
    ...actionsColumn(actions, row => row.identify),
  ]
}
