import { CallError, failureText, useLanguage, useNavigate, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { Page } from '@apron/ui/page'
import { useEffect } from 'react'
import { checkOrderDetail } from '../../contract/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/check-order.errors.ts'
import { CheckOrderWork } from './check-order-work.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

/** `/safetyQuality/checkedResult?id=…&source=checkList` (§2). */
export default function CheckedResultPage() {
  const texts = useTexts(CHECKED_RESULT_TEXTS)
  const language = useLanguage()
  const navigate = useNavigate()
  const tab = useTab()
  const id = useQueryParam('id')
  const named = useQueryParam('viewTitle') !== null
  const working = useQueryParam('source') === 'checkList'
  const asked = id === null || id === '' ? null : { query: { id } }
  const { data: order, error, isFetching, refetch } = useAppQuery(checkOrderDetail, asked)

  const checkNo = order?.checkNo
  useEffect(() => {
    if (!named && checkNo !== undefined) tab.setTitle(checkNo)
  }, [named, checkNo, tab])

  if (asked === null || (isUnknownOrder(error) && order === undefined)) {
    return (
      <Page>
        <EmptyState
          text={CHECK_ORDER_ERRORS.notFound[language]}
          action={<Button onClick={() => navigate({ page: '/checkList' })}>{texts.backToList}</Button>}
        />
      </Page>
    )
  }
  if (order === undefined) {
    return (
      <Page>
        {error === null || isFetching ? (
          <Skeleton lines={12} />
        ) : (
          <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  }
  return (
    <Page>
      <CheckOrderWork key={order.id} order={order} working={working} />
    </Page>
  )
}

/** Whether a failure means that there is no such order for this person; an id that is none counts as unknown. */
function isUnknownOrder(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
