import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { type ActionsOf, actionsColumn, stateColumn } from '@apron/pages/list'
import { useTexts } from '@apron/sdk'
import type { Meaning } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { changesTexts } from './changes.texts.ts'

export const CHANGE_STATES = ['waiting', 'confirmed', 'refused', 'withdrawn', 'expired', 'alone'] as const

const MEANINGS: Readonly<Record<PermissionChange['state'], Meaning>> = {
  waiting: 'amber',
  confirmed: 'green',
  refused: 'red',
  withdrawn: 'neutral',
  expired: 'neutral',
  alone: 'info',
}

/** Formats the codes that a change grants and revokes, or the new address for a contact change. */
export function changeSummary({ given, taken, why, contact }: PermissionChange): string {
  const codes = [...given.map(code => `+${code}`), ...taken.map(code => `−${code}`)]
  return (why === 'contact' ? [...codes, contact] : codes).join(' ') || '–'
}

export function useChangeColumns(actions: ActionsOf<PermissionChange>): TableColumn<PermissionChange>[] {
  const t = useTexts(changesTexts)
  return [
    {
      id: 'target',
      labels: changesTexts.target,
      cell: row => row.targetName,
      minWidth: 140,
      locked: true,
    },
    {
      id: 'what',
      labels: changesTexts.what,
      cell: changeSummary,
      minWidth: 160,
      mono: true,
    },
    stateColumn({
      meaning: row => MEANINGS[row.state],
      text: row => t[`state.${row.state}` as const],
      width: 140,
    }),
    {
      id: 'why',
      labels: changesTexts.why,
      cell: row => t[`why.${row.why}` as const],
      width: 152,
    },
    {
      id: 'proposedBy',
      labels: changesTexts.proposedBy,
      cell: row => row.proposedBy.name,
      width: 120,
    },
    {
      id: 'until',
      labels: changesTexts.until,
      cell: row => wireMinute(row.until),
      width: 136,
    },
    {
      id: 'decidedBy',
      labels: changesTexts.decidedBy,
      cell: row => row.decidedBy?.name ?? '–',
      width: 116,
    },
    ...actionsColumn(actions, row => row.targetName, 120),
  ]
}
