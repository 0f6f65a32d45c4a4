import { pageAdminNotices, saveAdminNotice } from '@apron/contract/calls/admin-notice.calls'
import { type AdminNotice, AdminNoticeSave, NOTICE_KINDS } from '@apron/contract/entities/admin-notice'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { useCall, useTexts } from '@apron/sdk'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { adminTexts } from '../shared/admin.texts.ts'
import { noticesTexts } from './notices.texts.ts'

interface NoticeDialogProps {
  /** Null: a new one. */
  readonly notice: AdminNotice | null
  readonly onClose: () => void
}

const NEW_NOTICE: AdminNoticeSave = {
  id: null,
  kind: 'notice',
  titleZh: '',
  titleEn: '',
  contentZh: '',
  contentEn: '',
  version: null,
}

function formOf(notice: AdminNotice): AdminNoticeSave {
  const { id, version, kind, titleZh, titleEn, contentZh, contentEn } = notice
  return { id, kind, titleZh, titleEn, contentZh, contentEn, version }
}

/** A notice in both languages to be written. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useTexts(noticesTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const form = useRecordForm({
    call: saveAdminNotice,
    schema: AdminNoticeSave,
    labels: t,
    start: notice === null ? NEW_NOTICE : formOf(notice),
    input: body => ({ body }),
    done: notice === null ? common.added : common.changed,
    invalidates: [pageAdminNotices],
    onSaved: onClose,
    async latest() {
      const queryCriteria = { id: notice?.id ?? '' }
      const { records } = await call(pageAdminNotices, { body: { current: 1, size: 1, queryCriteria } })
      const [found] = records
      return found === undefined ? null : formOf(found)
    },
  })

  return (
    <FormDialog title={notice === null ? t.add : t.edit} width={900} form={form} onClose={onClose}>
      <FormWide>
        <ChoiceField
          {...form.field('kind')}
          required={false}
          options={NOTICE_KINDS.map(value => ({ value, label: t[`kind.${value}` as const] }))}
        />
      </FormWide>
      {(['titleZh', 'titleEn'] as const).map(name => (
        <TextField key={name} {...form.text(name)} />
      ))}
      {(['contentZh', 'contentEn'] as const).map(name => (
        <TextAreaField key={name} rows={6} {...form.text(name)} />
      ))}
      <FormWide>{t.plainText}</FormWide>
    </FormDialog>
  )
}
