import { saveNotice } from '@apron/contract/calls/admin-texts.calls'
import { type AdminNotice, NOTICE_KINDS } from '@apron/contract/entities/admin-texts'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'
import { missingTexts, NEW_NOTICE, type NoticeForm, toNoticeSave } from './notice-form.ts'

interface NoticeDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly notice: AdminNotice | null
  readonly onClose: () => void
}

/** A notice in both languages to be written. */
export function NoticeDialog({ services, notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<NoticeForm>(
    notice === null
      ? NEW_NOTICE
      : {
          kind: notice.kind,
          titleZh: notice.titleZh,
          titleEn: notice.titleEn,
          contentZh: notice.contentZh,
          contentEn: notice.contentEn,
        },
  )
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const change = (part: Partial<NoticeForm>) => setForm(before => ({ ...before, ...part }))
  const missing = missingTexts(form)
  const errorOf = (field: keyof NoticeForm) =>
    tried && missing.includes(field) ? t('admin.required') : undefined

  async function save(): Promise<void> {
    setTried(true)
    if (missing.length > 0) return
    const done = await write.run(
      () => services.http.call(saveNotice, { body: toNoticeSave(form, notice) }),
      t(notice === null ? 'admin.added' : 'admin.changed'),
    )
    if (done) onClose()
  }

  return (
    <FormDialog
      title={t(notice === null ? 'notices.add' : 'notices.edit')}
      width={900}
      write={write}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormWide>
        <ChoiceField
          label={t('notices.kind')}
          value={form.kind}
          options={NOTICE_KINDS.map(value => ({ value, label: t(`notices.kind.${value}`) }))}
          onChange={kind => change({ kind })}
        />
      </FormWide>
      {(['titleZh', 'titleEn'] as const).map(field => (
        <TextField
          key={field}
          label={t(`notices.${field}`)}
          required
          maxLength={ADMIN_TEXT_LENGTHS.noticeTitle}
          value={form[field]}
          error={errorOf(field)}
          onChange={text => change({ [field]: text })}
        />
      ))}
      {(['contentZh', 'contentEn'] as const).map(field => (
        <TextAreaField
          key={field}
          label={t(`notices.${field}`)}
          required
          rows={6}
          maxLength={ADMIN_TEXT_LENGTHS.noticeContent}
          value={form[field]}
          error={errorOf(field)}
          onChange={text => change({ [field]: text })}
        />
      ))}
      <FormWide>{t('notices.plainText')}</FormWide>
    </FormDialog>
  )
}
