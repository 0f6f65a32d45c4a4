import type { AdminAlarm } from '@apron/contract/operations/admin-alarm'
import {
  adminAlarmAcknowledgements,
  pageAdminAlarms,
  remindAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { type SortValues, sortRows } from '@apron/pages/list'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAction, useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { DataTable, type TableSort } from '@apron/ui/table'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import { adminTexts } from '../shared/admin.texts.ts'
import { acknowledgementColumns } from './acknowledgement-columns.tsx'
import { peopleReached, type ReachedPerson } from './acknowledgement-rows.ts'
import { alarmsTexts } from './alarms.texts.ts'

interface AcknowledgementsDialogProps {
  readonly alarm: AdminAlarm
  /** True if the user may send reminders to people who have not acknowledged. */
  readonly mayRemind: boolean
  readonly onClose: () => void
}

/** Sort values by column. People without a phone number come last. */
const SORT_VALUES: SortValues<
  ReachedPerson,
  'person' | 'department' | 'telephone' | 'site' | 'read' | 'time'
> = {
  person: ({ nickName }) => nickName,
  department: ({ department }) => department,
  telephone: ({ telephone }) => telephone || null,
  site: ({ site }) => site,
  read: ({ read }) => Number(read),
  time: ({ acknowledgeTime }) => acknowledgeTime,
}

/** Lists who has and has not acknowledged an alarm, with contact details for following up. */
export function AcknowledgementsDialog({ alarm, mayRemind, onClose }: AcknowledgementsDialogProps) {
  const t = useTexts(alarmsTexts)
  const common = useTexts(adminTexts)
  const language = useLanguage()
  const isChinese = language === 'zh'
  const [shown, setShown] = useState('waiting')
  const [sort, setSort] = useState<TableSort | null>(null)
  const sites = useAppQuery(adminAlarmAcknowledgements, { body: { id: alarm.id } })
  const [reminded, setReminded] = useState(alarm.remindTime)
  const reminding = useAction(remindAdminAlarm, {
    done: ({ people }) => fillText(t.wereReminded, { count: people }),
    invalidates: [pageAdminAlarms, adminAlarmAcknowledgements],
  })
  async function remind(): Promise<void> {
    const outcome = await reminding.run({ body: { id: alarm.id } })
    if (outcome.done) setReminded(outcome.data.remindTime)
  }
  const reached = peopleReached(sites.data ?? [])
  const rows = sortRows(shown === 'waiting' ? reached.waiting : reached.done, sort, SORT_VALUES, language)
  return (
    <Dialog
      open
      width={900}
      title={fillText(t.acknowledgementsOf, { text: isChinese ? alarm.textZh : alarm.textEn })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {mayRemind && reached.waiting.length > 0 && (
            <Button kind="primary" busy={reminding.busy} onClick={() => void remind()}>
              {t.remind}
            </Button>
          )}
        </>
      }
    >
      {reminded !== '' && <p>{fillText(t.remindedAt, { time: wireMinute(reminded) })}</p>}
      <Tabs
        label={t.acknowledged}
        items={[
          { id: 'waiting', label: t.whoHasNot, count: reached.waiting.length },
          { id: 'done', label: t.whoHas, count: reached.done.length },
        ]}
        value={shown}
        onChange={setShown}
      >
        <DataTable
          label={shown === 'waiting' ? t.whoHasNot : t.whoHas}
          columns={acknowledgementColumns(t, shown === 'done')}
          rows={rows}
          rowKey={({ userCode }) => userCode}
          state={sites.isPending ? 'loading' : sites.isError ? 'failed' : 'ready'}
          errorText={t.failed}
          onRetry={() => void sites.refetch()}
          emptyText={shown === 'waiting' ? t.everybodyDid : t.nobodyDid}
          sort={sort}
          onSortChange={setSort}
          exportRows={() => rows}
          cards
        />
      </Tabs>
    </Dialog>
  )
}
