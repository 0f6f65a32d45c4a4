import { DecisionDialog, type DecisionDialogProps } from '@apron/pages/record'
import { failureText } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { type ReactNode, useState } from 'react'
import { checkFindings } from '../../contract/check-order.calls.ts'
import type { ApproveCheck } from '../../contract/check-order.entities.ts'
import { type ChosenFindings, FindingChoice, rectifyOf } from './finding-choice.tsx'

interface ApproveDialogProps extends Omit<DecisionDialogProps, 'fields' | 'loading' | 'ready' | 'onDecide'> {
  readonly orderId: string
  readonly onApprove: (remark: string, rectify: NonNullable<ApproveCheck['rectify']>) => Promise<boolean>
}

/** The approval of a check, and what becomes of its findings. */
export function ApproveDialog({ orderId, onApprove, ...dialog }: ApproveDialogProps) {
  const {
    data: findings,
    error,
    isFetching,
    refetch,
  } = useAppQuery(checkFindings, { query: { id: orderId } })
  const [chosen, setChosen] = useState<ChosenFindings>({})
  const [tried, setTried] = useState(false)
  const rectify = rectifyOf(findings ?? [], chosen)
  const isLoading = findings === undefined && (error === null || isFetching)

  function choice(): ReactNode {
    if (findings !== undefined) {
      return <FindingChoice findings={findings} chosen={chosen} tried={tried} onChange={setChosen} />
    }
    if (isLoading || error === null) return <Skeleton lines={2} />
    return <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
  }

  return (
    <DecisionDialog
      {...dialog}
      loading={isLoading}
      ready={() => {
        setTried(true)
        return findings !== undefined && rectify.every(({ respPerson }) => respPerson !== null)
      }}
      fields={choice()}
      onDecide={remark => onApprove(remark, rectify)}
    />
  )
}
