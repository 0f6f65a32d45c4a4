import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import {
  pagePermissionChanges,
  refusePermissionChange,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { fillText, useHost, useSession, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { changesTexts } from './changes.texts.ts'

/** Returns the row actions of a change. @param mayEdit true if the user may decide on changes */
export function useChangeActions(
  mayEdit: boolean,
  onLook: (change: PermissionChange) => void,
): (change: PermissionChange) => MenuAction[] {
  const t = useTexts(changesTexts)
  const host = useHost()
  const userCode = useSession().user?.code
  const invalidates = [pagePermissionChanges]
  const refusing = useAction(refusePermissionChange, { done: t.refused, invalidates })
  const withdrawing = useAction(withdrawPermissionChange, { done: t.withdrawn, invalidates })

  const end = async ({ id, targetName: name }: PermissionChange, how: 'refuse' | 'withdraw') => {
    const message = fillText(t[`${how}Question` as const], { name })
    if (!(await host.confirm({ title: t[how], message, confirmLabel: t[how] }))) return
    await (how === 'refuse' ? refusing : withdrawing).run({ body: { id } })
  }

  return change => {
    const look = { id: 'look', label: t.decide, onSelect: () => onLook(change) }
    if (change.state !== 'waiting') return [look]
    if (change.proposedBy.code === userCode) {
      return [look, { id: 'withdraw', label: t.withdraw, onSelect: () => void end(change, 'withdraw') }]
    }
    const refuse = {
      id: 'refuse',
      label: t.refuse,
      danger: true,
      onSelect: () => void end(change, 'refuse'),
    }
    return mayEdit ? [look, refuse] : [look]
  }
}
