import type { Call } from '@apron/contract/calls/define-call'
import { CallError, failureText, readAtOf, useNavigate, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Problem, Skeleton } from '@apron/ui/feedback'
import { Page } from '@apron/ui/page'
import { Fragment, type ReactNode, useEffect } from 'react'
import { problemKind } from '../list/use-list.ts'
import { AsRead } from './as-read.tsx'
import { RECORD_TEXTS } from './record.texts.ts'

/** A call that answers one record. */
export type RecordCall<Data> = Call<{ query: Readonly<Record<string, string | undefined>>; data: Data }>

export interface RecordPageProps<Data> {
  readonly call: RecordCall<Data>
  /** What the call names the record by; `id` when nothing is said. */
  readonly by?: string
  /** Names the tab, where the address has not. */
  readonly titleOf: (record: Data) => string
  /** Said where there is no record with this id, or none that this person may know of. */
  readonly gone: string
  /** The list to go back to then. */
  readonly list: { readonly page: `/${string}`; readonly label: string }
  /** Begins anew with another record. */
  readonly children: (record: Data) => ReactNode
}

/** The page of the record whose `id` the address has: loading, failed and gone stand in its frame. */
export function RecordPage<Data extends object>({
  call,
  by = 'id',
  titleOf,
  gone,
  list,
  children,
}: RecordPageProps<Data>) {
  const texts = useTexts(RECORD_TEXTS)
  const navigate = useNavigate()
  const tab = useTab()
  const id = useQueryParam('id') ?? ''
  const isNamed = useQueryParam('viewTitle') !== null
  const { data, error, isFetching, refetch } = useAppQuery(call, id === '' ? null : { query: { [by]: id } })
  // What was shown as it was read goes when the server refuses it.
  const record = readAtOf(data) !== null && isRefused(error) ? undefined : data

  const title = record === undefined ? undefined : titleOf(record)
  useEffect(() => {
    if (!isNamed && title !== undefined) tab.setTitle(title)
  }, [isNamed, title, tab])

  const toList = (
    <Button kind="primary" onClick={() => navigate({ page: list.page })}>
      {list.label}
    </Button>
  )

  function content(): ReactNode {
    if (id === '' || (record === undefined && isUnknown(error))) {
      return <Problem title={gone}>{toList}</Problem>
    }
    if (record !== undefined) {
      return (
        <Fragment key={id}>
          <AsRead record={record} />
          {children(record)}
        </Fragment>
      )
    }
    if (error === null || isFetching) return <Skeleton lines={12} />
    if (problemKind(error) === 'refused') {
      return (
        <Problem sign="403" title={texts.forbidden} text={failureText(error)}>
          {toList}
        </Problem>
      )
    }
    return (
      <Problem title={texts.recordFailed} text={failureText(error)} role="alert">
        <Button kind="primary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Problem>
    )
  }
  return <Page>{content()}</Page>
}

/** Whether the server has said no, and not that it is out of order. */
function isRefused(error: Error | null): boolean {
  return error instanceof CallError && !error.isOutage
}

/** Whether a failure means that there is no such record for this person; an id that is none counts as unknown. */
function isUnknown(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
