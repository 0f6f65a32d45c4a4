import { type AdminAlarm, ALARM_SORT_KEYS } from '@apron/contract/operations/admin-alarm'
import { pageAdminAlarms } from '@apron/contract/operations/admin-alarm.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { AddButton, criteriaOf, ListPage, useList, useRecordDialog } from '@apron/pages/list'
import { usePermission, useTexts } from '@apron/sdk'
import { AcknowledgementsDialog } from './acknowledgements-dialog.tsx'
import { ALARM_DEFAULTS, ALARM_FILTER, AlarmFields, useAlarmColumns } from './alarms.table.tsx'
import { alarmsTexts } from './alarms.texts.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { useAlarmActions } from './use-alarm-actions.ts'

type Opened =
  | { readonly dialog: 'raise' }
  | { readonly dialog: 'acknowledgements'; readonly alarm: AdminAlarm }

/** Lists all alarms with their acknowledgements. Users with permission can raise a new one. */
export default function AlarmsPage() {
  const t = useTexts(alarmsTexts)
  const mayEdit = usePermission(ADMIN_PERMISSIONS.alarms.edit)
  const list = useList({
    code: 'AQ_shell_alarms',
    call: pageAdminAlarms,
    filter: ALARM_FILTER,
    sortKeys: ALARM_SORT_KEYS,
    criteria: criteriaOf,
  })
  const { open, opened, close } = useRecordDialog<Opened>(list.reload)
  const actionsOf = useAlarmActions(mayEdit, alarm => open({ dialog: 'acknowledgements', alarm }))
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useAlarmColumns(actionsOf)}
        defaults={ALARM_DEFAULTS}
        rowKey={row => row.id}
        renderFilter={(form, change) => <AlarmFields form={form} change={change} />}
        add={mayEdit && <AddButton label={t.raise} onClick={() => open({ dialog: 'raise' })} />}
      />
      {opened?.dialog === 'raise' && <RaiseDialog onClose={close} />}
      {opened?.dialog === 'acknowledgements' && (
        <AcknowledgementsDialog
          alarm={opened.alarm}
          mayRemind={mayEdit && opened.alarm.state === 'out'}
          onClose={close}
        />
      )}
    </>
  )
}
