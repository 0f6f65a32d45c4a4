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
  onOpen: (change: PermissionChange) => void,
): (change: PermissionChange) => MenuAction[] {
  const t = useTexts(changesTexts)
  const host = useHost()
  const userCode = useSession().user?.code
  const invalidates = [pagePermissionChanges]
  const refusing = useAction(refusePermissionChange, { done: t.refused, invalidates })
  const withdrawing = useAction(withdrawPermissionChange, { done: t.withdrawn, invalidates })

  const decide = async ({ id, targetName: name }: PermissionChange, decision: 'refuse' | 'withdraw') => {
    const message = fillText(t[`${decision}Question` as const], { name })
    if (!(await host.confirm({ title: t[decision], message, confirmLabel: t[decision] }))) return
    await (decision === 'refuse' ? refusing : withdrawing).run({ body: { id } })
  }

  return change => {
    const review = { id: 'look', label: t.decide, onSelect: () => onOpen(change) }
    if (change.state !== 'waiting') return [review]
    if (change.proposedBy.code === userCode) {
      return [review, { id: 'withdraw', label: t.withdraw, onSelect: () => void decide(change, 'withdraw') }]
    }
    const refuse = {
      id: 'refuse',
      label: t.refuse,
      danger: true,
      onSelect: () => void decide(change, 'refuse'),
    }
    return mayEdit ? [review, refuse] : [review]
  }
}
