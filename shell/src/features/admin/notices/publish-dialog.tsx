import { pageAdminNotices, publishAdminNotice } from '@apron/contract/calls/admin-notice.calls'
import { type AdminNotice, AdminNoticePublication } from '@apron/contract/entities/admin-notice'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { useLanguage, useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { noticesTexts } from './notices.texts.ts'
import { type PublicationForm, publicationFaults, publishTime } from './publication.ts'

interface PublishDialogProps {
  readonly notice: AdminNotice
  readonly onClose: () => void
}

const AT_ONCE: PublicationForm = { when: 'now', day: null, clock: '08:00' }

/** Publishes a notice now or later. */
export function PublishDialog({ notice, onClose }: PublishDialogProps) {
  const t = useTexts(noticesTexts)
  const language = useLanguage()
  const form = useRecordForm({
    call: publishAdminNotice,
    schema: AdminNoticePublication,
    labels: t,
    start: AT_ONCE,
    input: filled => {
      const { id, version } = notice
      const time = publishTime(filled)
      return { body: { id, version, ...(time === undefined ? {} : { publishTime: time }) } }
    },
    problems: filled => publicationFaults(filled).map(([field, fault]) => ({ field, text: t[fault] })),
    done: t.published,
    invalidates: [pageAdminNotices],
    onSaved: onClose,
  })

  return (
    <FormDialog title={t.publishTitle} width={560} form={form} saveLabel={t.publish} onClose={onClose}>
      <FormWide>
        <strong>{language === 'zh' ? notice.titleZh : notice.titleEn}</strong>
      </FormWide>
      <FormWide>
        <ChoiceField
          {...form.field('when')}
          options={(['now', 'later'] as const).map(value => ({ value, label: t[`when.${value}` as const] }))}
        />
      </FormWide>
      {form.values.when === 'later' && (
        <>
          <DateField {...form.field('day')} required />
          <TextField {...form.text('clock')} required mono hint={t.clockHint} maxLength={5} />
        </>
      )}
    </FormDialog>
  )
}
