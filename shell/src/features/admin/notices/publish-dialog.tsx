import { publishNotice } from '@apron/contract/calls/admin-texts.calls'
import type { AdminNotice } from '@apron/contract/entities/admin-texts'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'
import { type PublicationForm, publicationFaults, publishTime } from './notice-form.ts'

interface PublishDialogProps {
  readonly services: PageServices
  readonly notice: AdminNotice
  readonly onClose: () => void
}

/** Publishes a notice now or later. */
export function PublishDialog({ services, notice, onClose }: PublishDialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<PublicationForm>({ when: 'now', day: null, clock: '08:00' })
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const change = (part: Partial<PublicationForm>) => setForm(before => ({ ...before, ...part }))
  const faults = tried ? publicationFaults(form) : {}

  async function publish(): Promise<void> {
    setTried(true)
    if (Object.keys(publicationFaults(form)).length > 0) return
    const { id, version } = notice
    const time = publishTime(form)
    const body = { id, version, ...(time === undefined ? {} : { publishTime: time }) }
    const done = await write.run(() => services.http.call(publishNotice, { body }), t('notices.published'))
    if (done) onClose()
  }

  return (
    <FormDialog
      title={t('notices.publishTitle')}
      width={560}
      write={write}
      saveLabel={t('notices.publish')}
      onSave={() => void publish()}
      onClose={onClose}
    >
      <FormWide>
        <strong>{services.language === 'zh' ? notice.titleZh : notice.titleEn}</strong>
      </FormWide>
      <FormWide>
        <ChoiceField
          label={t('notices.when')}
          value={form.when}
          options={(['now', 'later'] as const).map(value => ({ value, label: t(`notices.when.${value}`) }))}
          onChange={when => change({ when })}
        />
      </FormWide>
      {form.when === 'later' && (
        <>
          <DateField
            label={t('notices.day')}
            required
            value={form.day}
            error={faults.day && t(faults.day)}
            onChange={day => change({ day })}
          />
          <TextField
            label={t('notices.clock')}
            required
            mono
            hint={t('notices.clockHint')}
            maxLength={5}
            value={form.clock}
            error={faults.clock && t(faults.clock)}
            onChange={clock => change({ clock })}
          />
        </>
      )}
    </FormDialog>
  )
}
