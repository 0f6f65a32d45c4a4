import type { Message } from '@apron/contract/messages/message'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { clampPage } from '@apron/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bellTexts } from '../bell/bell.texts.ts'
import { selectedUnreadIds } from '../list/list-rules.ts'
import { MessageTable } from '../list/message-table.tsx'
import { markAllRead, markRead } from '../mark-read.ts'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { categoriesQuery, pageQuery } from '../messages-queries.ts'
import { openMessage } from '../open-message.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { centreColumns } from './centre-columns.tsx'
import { type CentreFilter, isFiltered, NO_CENTRE_FILTER, toMessageCriteria } from './centre-filter.ts'
import { CentreFilterBar } from './centre-filter-bar.tsx'
import { MARKED_FIRST_PAGE, nextPosition, pageRequest } from './page-marks.ts'

const NONE: ReadonlySet<string> = new Set()
const rowId = ({ sid }: Message) => sid
const readStateOf = ({ sid, readStatus }: Message) => ({ id: sid, state: readStatus })

interface ReceivedProps {
  readonly services: MessageServices
}

/**
 * The user's messages: search, open, and mark as read one by one, by selection or by filter (MSG-05 to
 * MSG-10).
 */
export function Received({ services }: ReceivedProps) {
  const texts = useTexts(messagesTexts)
  const bell = useTexts(bellTexts)
  const { http } = services
  const [filter, setFilter] = useState(NO_CENTRE_FILTER)
  const [remountKey, setRemountKey] = useState(0)
  const [position, setPosition] = useState(MARKED_FIRST_PAGE)
  const [selected, setSelected] = useState(NONE)
  const work = useOneAtATime()
  const criteria = toMessageCriteria(filter)
  const page = useQuery(pageQuery(http, { ...pageRequest(position), ...criteria }))
  const categories = useQuery(categoriesQuery(http)).data
  const rows = page.data?.records ?? []
  const bySubscription = rows.some(row => row.bySubscription)
  const settled = page.data !== undefined && !page.isPlaceholderData
  const current = settled
    ? clampPage(position.current, { ...position, total: page.data.total })
    : position.current
  if (current !== position.current) setPosition({ ...position, current })

  const columns = useMemo(
    () => centreColumns({ texts, bell }, message => openMessage(services, message), bySubscription),
    [texts, bell, services, bySubscription],
  )
  const unread = useMemo(
    () => new Map(categories?.map(({ categoryId, unread: count }) => [categoryId, count])),
    [categories],
  )

  function apply(next: CentreFilter) {
    setFilter(next)
    setPosition({ ...MARKED_FIRST_PAGE, size: position.size })
    setSelected(NONE)
    if (next === filter) void page.refetch()
  }

  async function mark(marking: () => Promise<void>) {
    if (!(await work.run(marking))) return
    setSelected(NONE)
    toast.success(texts.marked)
  }

  function markSelected() {
    const ids = selectedUnreadIds(rows, selected, readStateOf)
    if (ids.length === 0) toast.warning(texts.chooseUnread)
    else void mark(() => markRead(services, ids))
  }

  async function markMatching() {
    const until = page.data?.asOf
    if (until === undefined) return
    const sure = await services.confirm({
      title: texts.markAllTitle,
      message: texts.markAllQuestion,
      confirmLabel: texts.markAll,
      cancelLabel: texts.cancel,
    })
    if (sure) await mark(() => markAllRead(services, criteria, until))
  }

  const filtered = isFiltered(filter)
  return (
    <div className={styles['stack']}>
      <CentreFilterBar
        key={remountKey}
        applied={filter}
        busy={page.isFetching}
        unread={unread}
        onApply={apply}
      />
      <MessageTable
        label={texts.received}
        columns={columns}
        rowKey={rowId}
        rowMeaning={({ urgency }) => ([undefined, 'amber', 'red'] as const)[urgency]}
        emptyText={filtered ? texts.noneMatches : texts.empty}
        emptyAction={
          filtered ? (
            <Button
              onClick={() => {
                apply(NO_CENTRE_FILTER)
                setRemountKey(remountKey + 1)
              }}
            >
              {texts.showAll}
            </Button>
          ) : undefined
        }
        selected={selected}
        onSelectedChange={setSelected}
        toolbar={
          <>
            <Button busy={work.busy} onClick={markSelected}>
              {texts.markRead}
            </Button>
            <Button
              busy={work.busy}
              disabled={!settled || page.data.total === 0}
              onClick={() => void markMatching()}
            >
              {texts.markAll}
            </Button>
          </>
        }
        page={page}
        position={{ ...position, current }}
        onPageChange={next => {
          setPosition(nextPosition(position, next, rows.at(-1)?.sid))
          setSelected(NONE)
        }}
      />
    </div>
  )
}
