import { type AdminNotice, AdminNoticeSave } from '@apron/contract/messages/admin-notice'
import { pageAdminNotices, saveAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import type { Audience } from '@apron/contract/messages/audience'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { describedForm, formValues, RecordFields, useRecordWords } from '@apron/pages/records'
import { useCall, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { adminTexts } from '../shared/admin.texts.ts'
import { audienceTexts } from '../shared/audience.texts.ts'
import { AudienceFields } from '../shared/audience-fields.tsx'
import { noticesTexts } from './notices.texts.ts'

interface NoticeDialogProps {
  /** Null to create a notice. */
  readonly notice: AdminNotice | null
  readonly onClose: () => void
}

/** Values of the form. The audience is always present. */
type NoticeForm = Omit<AdminNoticeSave, keyof Audience | 'publish'> &
  Audience & { readonly publish?: boolean }

const NEW_NOTICE = { id: null, version: null, site: '', roles: [], departments: [] }

function formOf(notice: AdminNotice | null): NoticeForm {
  const { id, version, site, roles, departments } = notice ?? NEW_NOTICE
  return { ...formValues(adminNotice.fields, notice), id, site, roles, departments, version }
}

/** Creates or edits a notice in both languages. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const t = useTexts(noticesTexts)
  const audience = useTexts(audienceTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const described = describedForm(adminNotice, useRecordWords(adminNotice))
  const form = useRecordForm({
    ...described,
    call: saveAdminNotice,
    schema: AdminNoticeSave,
    labels: { ...audience, ...described.labels },
    start: formOf(notice),
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

  const isPublished = notice?.state === 'published' || notice?.state === 'planned'
  const publish = () => void form.save({ publish: true })

  return (
    <FormDialog
      title={notice === null ? t.add : t.edit}
      width={900}
      form={form}
      onClose={onClose}
      {...(isPublished ? {} : { main: { label: t.saveAndPublish, run: publish } })}
    >
      <FormWide>
        <RecordFields record={adminNotice} form={form} saved={notice} names={['kind']} />
      </FormWide>
      <RecordFields record={adminNotice} form={form} saved={notice} names={['titleZh', 'titleEn']} />
      {(['contentZh', 'contentEn'] as const).map(name => (
        <TextAreaField key={name} rows={6} {...form.text(name)} />
      ))}
      <AudienceFields
        site={form.field('site')}
        roles={form.field('roles')}
        departments={form.field('departments')}
        hint={t.audienceHint}
      />
      <FormWide>{t.plainText}</FormWide>
    </FormDialog>
  )
}
