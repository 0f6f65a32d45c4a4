import { saveAdminResource } from '@apron/contract/calls/admin-resource.calls'
import type { AdminResource, AdminResourceSave } from '@apron/contract/entities/admin-resource'
import { resourceProblems } from '@apron/contract/rules/resource-fields'
import { TextField } from '@apron/ui/fields'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'

interface ResourceDialogProps {
  readonly services: PageServices
  /** Null makes a new one. */
  readonly resource: AdminResource | null
  readonly onClose: () => void
}

const NEW_RIGHT: AdminResourceSave = { identify: '', url: '', titleZh: '', titleEn: '', version: null }

/** A right: made, or its page and titles changed. */
export function ResourceDialog({ services, resource, onClose }: ResourceDialogProps) {
  const { t } = useTranslation()
  const { change, field, write, save } = useRecordForm<AdminResourceSave, unknown>({
    start: resource ?? NEW_RIGHT,
    errorsOf: filled => problemTexts(resourceProblems(filled), services.language),
    send: body => services.http.call(saveAdminResource, { body }),
    done: t(resource === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={
        resource === null ? t('adminResources.add') : t('adminResources.edit', { name: resource.identify })
      }
      write={write}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        label={t('adminResources.identify')}
        hint={t('adminResources.identifyHint')}
        required
        mono
        maxLength={100}
        disabled={resource !== null}
        {...field('identify')}
        onChange={identify => change({ identify: identify.trim() })}
      />
      <TextField
        label={t('adminResources.url')}
        required
        mono
        maxLength={200}
        {...field('url')}
        onChange={url => change({ url: url.trim() })}
      />
      <TextField label={t('adminResources.titleZh')} required maxLength={60} {...field('titleZh')} />
      <TextField label={t('adminResources.titleEn')} required maxLength={60} {...field('titleEn')} />
    </FormDialog>
  )
}
