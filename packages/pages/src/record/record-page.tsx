import type { Call } from '@apron/contract/calls/define-call'
import { CallError, failureText, readAtOf, useNavigate, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Problem, Skeleton } from '@apron/ui/feedback'
import { Page } from '@apron/ui/page'
import { Fragment, type ReactNode, useEffect } from 'react'
import { problemKind } from '../list/use-list.ts'
import { CachedNotice } from './cached-notice.tsx'
import { RECORD_TEXTS } from './record.texts.ts'

/** A call that returns one record. */
export type RecordCall<Data> = Call<{ query: Readonly<Record<string, string | undefined>>; data: Data }>

export interface RecordPageProps<Data> {
  readonly call: RecordCall<Data>
  /** Query parameter of the call that identifies the record. `id` by default. */
  readonly by?: string
  /** Returns the tab title if the address has none. */
  readonly titleOf: (record: Data) => string
  /** Text if the record does not exist or the user may not know of it. */
  readonly gone: string
  /** The list to go back to in that case. */
  readonly list: { readonly page: `/${string}`; readonly label: string }
  /** Renders the record. Remounts for another record. */
  readonly children: (record: Data) => ReactNode
}

/** The page of the record whose `id` is in the address. Shows loading, failed and not found itself. */
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
  // A cached record is hidden when the server rejects the request.
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
          <CachedNotice record={record} />
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

/** Returns whether the server has rejected the request, as opposed to an outage. */
function isRefused(error: Error | null): boolean {
  return error instanceof CallError && !error.isOutage
}

/** Returns whether there is no such record for this user. A malformed id counts as unknown. */
function isUnknown(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}
