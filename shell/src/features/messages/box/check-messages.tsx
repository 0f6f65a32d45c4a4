import { READ_STATES } from '@apron/contract/codes/message-codes'
import type { CheckMessage } from '@apron/contract/messages/business-message'
import { readCheckMessages } from '@apron/contract/messages/business-message.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { ChoiceField } from '@apron/ui/fields'
import { clampPage } from '@apron/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { FIRST_PAGE, selectedUnreadIds } from '../list/list-rules.ts'
import { MessageTable } from '../list/message-table.tsx'
import { changeMessages } from '../mark-read.ts'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { checkCatsQuery, checkPageQuery } from '../messages-queries.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { type CheckFilter, type CheckList, checkQuery, orderPath, PURPOSE_CHOICES } from './box-queries.ts'
import { checkColumns } from './check-columns.tsx'
import { ReadRadio } from './read-radio.tsx'

const NO_NAMES: ReadonlyMap<string, string> = new Map()
const NONE: ReadonlySet<string> = new Set()
const rowId = ({ infoId }: CheckMessage) => infoId
const readStateOf = ({ infoId, readMark }: CheckMessage) => ({ id: infoId, state: readMark })

interface CheckMessagesProps {
  readonly list: CheckList
  readonly services: MessageServices
}

/** Messages about check or rectification orders: filter, mark as read, open (MSG-02). */
export function CheckMessages({ list, services }: CheckMessagesProps) {
  const texts = useTexts(messagesTexts)
  const { http } = services
  const [filter, setFilter] = useState<CheckFilter>({ purpose: 'all', read: 'all' })
  const [position, setPosition] = useState(FIRST_PAGE)
  const [selected, setSelected] = useState(NONE)
  const work = useOneAtATime()
  const page = useQuery(checkPageQuery(http, checkQuery(list, filter, position)))
  const rows = page.data?.records ?? []
  const total = page.isPlaceholderData ? undefined : page.data?.total
  const current = total === undefined ? position.current : clampPage(position.current, { ...position, total })
  if (current !== position.current) setPosition({ ...position, current })

  function choose(next: CheckFilter) {
    setFilter(next)
    setPosition({ ...position, current: 1 })
    setSelected(NONE)
  }

  const mark = useCallback(
    (ids: readonly string[]) => changeMessages(services, () => http.call(readCheckMessages, { body: ids })),
    [http, services],
  )
  const { data: checkCats = NO_NAMES } = useQuery(checkCatsQuery(http))
  const columns = useMemo(
    () =>
      checkColumns(texts, checkCats, message => {
        // The client reports a failure to mark. It does not keep the order from opening.
        if (message.readMark === READ_STATES.unread) mark([message.infoId]).catch(() => undefined)
        services.navigate(orderPath(list, message.sourceId))
      }),
    [texts, checkCats, list, services, mark],
  )

  async function markSelected() {
    const ids = selectedUnreadIds(rows, selected, readStateOf)
    if (ids.length === 0) return toast.warning(texts.chooseUnread)
    if (!(await work.run(() => mark(ids)))) return undefined
    setSelected(NONE)
    return toast.success(texts.marked)
  }

  const labels = { all: texts.all, approval: texts.approval, notice: texts.notice }
  return (
    <>
      <div className={styles['controls']}>
        <ChoiceField
          label={texts.show}
          hideLabel
          value={filter.purpose}
          onChange={purpose => choose({ ...filter, purpose })}
          options={PURPOSE_CHOICES.map(value => ({ value, label: labels[value] }))}
        />
        <ReadRadio value={filter.read} onChange={read => choose({ ...filter, read })} />
      </div>
      <MessageTable
        label={texts[list]}
        columns={columns}
        rowKey={rowId}
        selected={selected}
        onSelectedChange={setSelected}
        toolbar={
          <Button busy={work.busy} onClick={() => void markSelected()}>
            {texts.markRead}
          </Button>
        }
        page={page}
        position={{ ...position, current }}
        onPageChange={next => {
          setPosition(next)
          setSelected(NONE)
        }}
      />
    </>
  )
}
