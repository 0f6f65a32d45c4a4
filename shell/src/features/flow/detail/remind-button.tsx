import { listFlowRecords, remindFlow } from '@apron/contract/flow/flow.calls'
import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { remindTexts } from './remind.texts.ts'

/** Lets the initiator remind the assignees of a process. */
export function RemindButton({ insId }: { readonly insId: string }) {
  const t = useTexts(remindTexts)
  const reminding = useAction(remindFlow, {
    done: ({ people }) => fillText(t.reminded, { people }),
    invalidates: [listFlowRecords],
  })
  return (
    <Button kind="quiet" busy={reminding.busy} onClick={() => void reminding.run({ body: { insId } })}>
      {t.remind}
    </Button>
  )
}
