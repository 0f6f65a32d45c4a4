import { saveAdminNotice } from '@apron/contract/calls/admin-notice.calls'
import { type AdminNotice, NOTICE_KINDS } from '@apron/contract/entities/admin-notice'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { missingTexts, noticeForm, toNoticeSave } from './notice-form.ts'

interface NoticeDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly notice: AdminNotice | null
  readonly onClose: () => void
}

/** A notice in both languages to be written. */
export function NoticeDialog({ services, notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation()
  const { field, write, save } = useRecordForm({
    start: noticeForm(notice),
    errorsOf: filled => new Map(missingTexts(filled).map(name => [name, t('admin.required')])),
    send: filled => services.http.call(saveAdminNotice, { body: toNoticeSave(filled, notice) }),
    done: t(notice === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })

  return (
    <FormDialog
      title={t(notice === null ? 'notices.add' : 'notices.edit')}
      width={900}
      write={write}
      onSave={save}
      onClose={onClose}
    >
      <FormWide>
        <ChoiceField
          label={t('notices.kind')}
          options={NOTICE_KINDS.map(value => ({ value, label: t(`notices.kind.${value}`) }))}
          {...field('kind')}
        />
      </FormWide>
      {(['titleZh', 'titleEn'] as const).map(name => (
        <TextField
          key={name}
          label={t(`notices.${name}`)}
          required
          maxLength={ADMIN_TEXT_LENGTHS.noticeTitle}
          {...field(name)}
        />
      ))}
      {(['contentZh', 'contentEn'] as const).map(name => (
        <TextAreaField
          key={name}
          label={t(`notices.${name}`)}
          required
          rows={6}
          maxLength={ADMIN_TEXT_LENGTHS.noticeContent}
          {...field(name)}
        />
      ))}
      <FormWide>{t('notices.plainText')}</FormWide>
    </FormDialog>
  )
}
