import type { AirlineMessage, AirlineRead } from '@apron/contract/messages/business-message'
import { readAirlineMessages } from '@apron/contract/messages/business-message.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { clampPage } from '@apron/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FIRST_PAGE, selectedUnreadIds } from '../list/list-rules.ts'
import { MessageTable } from '../list/message-table.tsx'
import { changeMessages } from '../mark-read.ts'
import type { MessageServices } from '../message-services.ts'
import styles from '../messages.module.css'
import { messagesTexts } from '../messages.texts.ts'
import { airlinePageQuery } from '../messages-queries.ts'
import { openMessage } from '../open-message.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { airlineColumns } from './airline-columns.tsx'
import { airlineMessage, airlineQuery, type ReadChoice } from './box-queries.ts'
import { ReadRadio } from './read-radio.tsx'

const NONE: ReadonlySet<string> = new Set()
const rowId = ({ id }: AirlineMessage) => id
const readStateOf = ({ id, readState }: AirlineMessage) => ({ id, state: readState })

/** Messages of the airline business, with an action to mark all as read (MSG-03). */
export function AirlineMessages({ services }: { readonly services: MessageServices }) {
  const texts = useTexts(messagesTexts)
  const { http } = services
  const [read, setRead] = useState<ReadChoice>('all')
  const [position, setPosition] = useState(FIRST_PAGE)
  const [selected, setSelected] = useState(NONE)
  const work = useOneAtATime()
  const page = useQuery(airlinePageQuery(http, airlineQuery(read, position)))
  const total = page.isPlaceholderData ? undefined : page.data?.total
  const current = total === undefined ? position.current : clampPage(position.current, { ...position, total })
  if (current !== position.current) setPosition({ ...position, current })

  const columns = useMemo(
    () => airlineColumns(message => openMessage(services, airlineMessage(message))),
    [services],
  )

  async function mark(body: AirlineRead) {
    const marked = await work.run(() =>
      changeMessages(services, () => http.call(readAirlineMessages, { body })),
    )
    if (!marked) return
    setSelected(NONE)
    toast.success(texts.marked)
  }

  function markSelected() {
    const ids = selectedUnreadIds(page.data?.records ?? [], selected, readStateOf)
    if (ids.length === 0) toast.warning(texts.chooseUnread)
    else void mark({ ids })
  }

  return (
    <>
      <div className={styles['controls']}>
        <ReadRadio
          value={read}
          onChange={choice => {
            setRead(choice)
            setPosition({ ...position, current: 1 })
            setSelected(NONE)
          }}
        />
      </div>
      <MessageTable
        label={texts.airline}
        columns={columns}
        rowKey={rowId}
        selected={selected}
        onSelectedChange={setSelected}
        toolbar={
          <>
            <Button busy={work.busy} onClick={markSelected}>
              {texts.markRead}
            </Button>
            <Button
              busy={work.busy}
              disabled={page.data === undefined || page.data.total === 0}
              onClick={() => void mark({ ids: [], ...(page.data && { until: page.data.asOf }) })}
            >
              {texts.markAll}
            </Button>
          </>
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
