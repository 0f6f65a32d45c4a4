import { type AdminNotice, AdminNoticePublication } from '@apron/contract/messages/admin-notice'
import { pageAdminNotices, publishAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { useRecordWords } from '@apron/pages/records'
import { useLanguage, useTexts } from '@apron/sdk'
import { DateTimeField } from '@apron/ui/date-fields'
import { ChoiceField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { noticesTexts } from './notices.texts.ts'

interface PublishDialogProps {
  readonly notice: AdminNotice
  readonly onClose: () => void
}

interface Publication {
  readonly when: 'now' | 'later'
  /** Null to publish now. */
  readonly publishTime: string | null
}

const PUBLISH_NOW: Publication = { when: 'now', publishTime: null }

/** Publishes a notice now or at a later time. */
export function PublishDialog({ notice, onClose }: PublishDialogProps) {
  const t = useTexts(noticesTexts)
  const language = useLanguage()
  const publishTime = useRecordWords(adminNotice).label('publishTime')
  const form = useRecordForm({
    call: publishAdminNotice,
    schema: AdminNoticePublication,
    labels: { when: t.when, publishTime },
    start: PUBLISH_NOW,
    record: notice.id,
    input: ({ publishTime: time }) => {
      const { id, version } = notice
      return { body: { id, version, ...(time === null ? {} : { publishTime: time }) } }
    },
    problems: ({ when, publishTime: time }) =>
      when === 'later' && time === null ? [{ field: 'publishTime', problem: 'required' }] : [],
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
          onChange={when => form.change({ when, publishTime: null })}
          options={(['now', 'later'] as const).map(value => ({ value, label: t[`when.${value}` as const] }))}
        />
      </FormWide>
      {form.values.when === 'later' && (
        <FormWide>
          <DateTimeField {...form.field('publishTime')} required hint={t.beijingTime} />
        </FormWide>
      )}
    </FormDialog>
  )
}
