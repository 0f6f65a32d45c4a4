import { publishAdminNotice } from '@apron/contract/calls/admin-notice.calls'
import type { AdminNotice } from '@apron/contract/entities/admin-notice'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { faultTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { type PublicationForm, publicationFaults, publishTime } from './notice-form.ts'

interface PublishDialogProps {
  readonly services: PageServices
  readonly notice: AdminNotice
  readonly onClose: () => void
}

/** Publishes a notice now or later. */
export function PublishDialog({ services, notice, onClose }: PublishDialogProps) {
  const { t } = useTranslation()
  const { form, field, write, save } = useRecordForm<PublicationForm, unknown>({
    start: { when: 'now', day: null, clock: '08:00' },
    errorsOf: filled => faultTexts(publicationFaults(filled), t),
    send: filled => {
      const { id, version } = notice
      const time = publishTime(filled)
      const body = { id, version, ...(time === undefined ? {} : { publishTime: time }) }
      return services.http.call(publishAdminNotice, { body })
    },
    done: t('notices.published'),
    onSaved: onClose,
  })

  return (
    <FormDialog
      title={t('notices.publishTitle')}
      width={560}
      write={write}
      saveLabel={t('notices.publish')}
      onSave={save}
      onClose={onClose}
    >
      <FormWide>
        <strong>{services.language === 'zh' ? notice.titleZh : notice.titleEn}</strong>
      </FormWide>
      <FormWide>
        <ChoiceField
          label={t('notices.when')}
          options={(['now', 'later'] as const).map(value => ({ value, label: t(`notices.when.${value}`) }))}
          {...field('when')}
        />
      </FormWide>
      {form.when === 'later' && (
        <>
          <DateField label={t('notices.day')} required {...field('day')} />
          <TextField
            label={t('notices.clock')}
            required
            mono
            hint={t('notices.clockHint')}
            maxLength={5}
            {...field('clock')}
          />
        </>
      )}
    </FormDialog>
  )
}
