import { AdminAlarmRaise, type AlarmReach } from '@apron/contract/operations/admin-alarm'
import {
  pageAdminAlarms,
  previewAdminAlarm,
  raiseAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, newId, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Alert, Skeleton } from '@apron/ui/feedback'
import { TextAreaField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useState } from 'react'
import { audienceTexts } from '../shared/audience.texts.ts'
import { AudienceFields } from '../shared/audience-fields.tsx'
import { createAlarmIds } from './alarm-ids.ts'
import { alarmsTexts } from './alarms.texts.ts'

interface ReachProps {
  /** Undefined while counting. */
  readonly reach: AlarmReach | undefined
  readonly failed: boolean
}

/** Shows how many people the alarm will reach, by site. */
function Reach({ reach, failed }: ReachProps) {
  const t = useTexts(alarmsTexts)
  if (failed) return <Alert meaning="amber">{t.reachFailed}</Alert>
  if (reach === undefined) return <Skeleton lines={1} />
  if (reach.people === 0) return <Alert meaning="amber">{t.reachNobody}</Alert>
  const sites = reach.sites.map(({ siteName, people }) =>
    fillText(t.reachOf, { site: siteName, count: people }),
  )
  return <output>{fillText(t.reach, { count: reach.people, sites: sites.join(' · ') })}</output>
}

/** Raises an alarm: text in both languages, recipients, and the number of people it will reach. */
export function RaiseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(alarmsTexts)
  const audience = useTexts(audienceTexts)
  const [idOf] = useState(createAlarmIds)
  const [start] = useState<AdminAlarmRaise>(() => ({
    id: newId(),
    textZh: '',
    textEn: '',
    site: '',
    roles: [],
    departments: [],
  }))
  const form = useRecordForm({
    call: raiseAdminAlarm,
    schema: AdminAlarmRaise,
    labels: { ...audience, ...t },
    start,
    record: 'new',
    input: alarm => ({ body: { ...alarm, id: idOf(alarm) } }),
    done: t.sent,
    invalidates: [pageAdminAlarms],
    onSaved: onClose,
  })
  const { site, roles, departments, textZh, textEn } = form.values
  const reach = useAppQuery(previewAdminAlarm, { body: { site, roles, departments } })
  const people = reach.data?.people ?? 0

  return (
    <FormDialog
      title={t.raise}
      form={form}
      saveLabel={people === 0 ? t.send : fillText(t.sendTo, { count: people })}
      onClose={onClose}
    >
      <TextAreaField rows={3} {...form.text('textZh')} required />
      <TextAreaField rows={3} {...form.text('textEn')} required />
      <AudienceFields
        site={form.field('site')}
        roles={form.field('roles')}
        departments={form.field('departments')}
        hint={t.groupsHint}
      />
      <FormWide>
        <Alert meaning="red" title={t.preview}>
          <p>{textZh.trim() === '' ? '–' : textZh}</p>
          <p lang="en">{textEn.trim() === '' ? '–' : textEn}</p>
          <p>{t.previewHint}</p>
        </Alert>
      </FormWide>
      <FormWide>
        <Reach reach={reach.data} failed={reach.isError} />
      </FormWide>
    </FormDialog>
  )
}
