import { saveAdminResource } from '@apron/contract/calls/admin-resource.calls'
import type { AdminResource, AdminResourceSave } from '@apron/contract/entities/admin-resource'
import { resourceProblems } from '@apron/contract/rules/resource-fields'
import { TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'

interface ResourceDialogProps {
  readonly services: PageServices
  /** Null makes a new one. */
  readonly resource: AdminResource | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

const NEW_RIGHT: AdminResourceSave = { identify: '', url: '', titleZh: '', titleEn: '', version: null }

/** A right: made, or its page and titles changed. */
export function ResourceDialog({ services, resource, onClose, onSaved }: ResourceDialogProps) {
  const { t } = useTranslation()
  const write = useWrite()
  const [form, setForm] = useState<AdminResourceSave>(resource ?? NEW_RIGHT)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<AdminResourceSave>) => setForm(before => ({ ...before, ...part }))
  const problems = resourceProblems(form)
  const errors = problemTexts(tried ? problems : [], services.language)
  const save = async () => {
    setTried(true)
    if (problems.length > 0) return
    const done = t(resource === null ? 'admin.added' : 'admin.changed')
    if (await write.run(() => services.http.call(saveAdminResource, { body: form }), done)) onSaved()
  }
  return (
    <FormDialog
      title={
        resource === null ? t('adminResources.add') : t('adminResources.edit', { name: resource.identify })
      }
      write={write}
      onClose={onClose}
      onSave={() => void save()}
    >
      <TextField
        label={t('adminResources.identify')}
        hint={t('adminResources.identifyHint')}
        required
        mono
        maxLength={100}
        disabled={resource !== null}
        value={form.identify}
        error={errors.get('identify')}
        onChange={identify => change({ identify: identify.trim() })}
      />
      <TextField
        label={t('adminResources.url')}
        required
        mono
        maxLength={200}
        value={form.url}
        error={errors.get('url')}
        onChange={url => change({ url: url.trim() })}
      />
      <TextField
        label={t('adminResources.titleZh')}
        required
        maxLength={60}
        value={form.titleZh}
        error={errors.get('titleZh')}
        onChange={titleZh => change({ titleZh })}
      />
      <TextField
        label={t('adminResources.titleEn')}
        required
        maxLength={60}
        value={form.titleEn}
        error={errors.get('titleEn')}
        onChange={titleEn => change({ titleEn })}
      />
    </FormDialog>
  )
}
