import type { RightsChange } from '@apron/contract/permissions/rights-change'
import {
  pageRightsChanges,
  refuseRightsChange,
  withdrawRightsChange,
} from '@apron/contract/permissions/rights-change.calls'
import { fillText, useHost, useSession, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { changesTexts } from './changes.texts.ts'

/** Returns the row actions of a change. @param mayEdit true if the user may decide on changes */
export function useChangeActions(
  mayEdit: boolean,
  onOpen: (change: RightsChange) => void,
): (change: RightsChange) => MenuAction[] {
  const t = useTexts(changesTexts)
  const host = useHost()
  const userCode = useSession().user?.code
  const invalidates = [pageRightsChanges]
  const refusing = useAction(refuseRightsChange, { done: t.refused, invalidates })
  const withdrawing = useAction(withdrawRightsChange, { done: t.withdrawn, invalidates })

  const decide = async ({ id, targetName: name }: RightsChange, decision: 'refuse' | 'withdraw') => {
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
