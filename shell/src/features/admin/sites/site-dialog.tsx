import { saveAdminSite } from '@apron/contract/calls/admin-site.calls'
import type { AdminSite } from '@apron/contract/entities/admin-site'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { TextField } from '@apron/ui/fields'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { faultTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { siteFaults, siteForm, toSiteSave } from './site-form.ts'

interface SiteDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly site: AdminSite | null
  readonly onClose: () => void
}

/** An airport of the reference list to be filled in. */
export function SiteDialog({ services, site, onClose }: SiteDialogProps) {
  const { t } = useTranslation()
  const { change, field, write, save } = useRecordForm({
    start: siteForm(site),
    errorsOf: filled => faultTexts(siteFaults(filled), t),
    send: filled => services.http.call(saveAdminSite, { body: toSiteSave(filled, site) }),
    done: t(site === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })

  return (
    <FormDialog
      title={site === null ? t('sites.add') : t('sites.edit', { code: site.threeCode })}
      write={write}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('sites.threeCode')}
        required
        mono
        disabled={site !== null}
        hint={site === null ? t('sites.codeHint') : undefined}
        maxLength={3}
        {...field('threeCode')}
        onChange={text => change({ threeCode: text.toUpperCase() })}
      />
      <TextField
        label={t('sites.icao')}
        required
        mono
        maxLength={4}
        {...field('icao')}
        onChange={text => change({ icao: text.toUpperCase() })}
      />
      <TextField
        label={t('admin.nameZh')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        {...field('cnName')}
      />
      <TextField
        label={t('admin.nameEn')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        {...field('enName')}
      />
    </FormDialog>
  )
}
