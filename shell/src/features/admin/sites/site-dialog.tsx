import { saveSite } from '@apron/contract/calls/admin-organisation.calls'
import type { AdminSite } from '@apron/contract/entities/admin-organisation'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { TextField } from '@apron/ui/fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'
import { NEW_SITE, type SiteForm, siteFaults, toSiteSave } from './site-form.ts'

interface SiteDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly site: AdminSite | null
  readonly onClose: () => void
}

/** An airport of the reference list to be filled in. */
export function SiteDialog({ services, site, onClose }: SiteDialogProps) {
  const { t } = useTranslation()
  const [form, setForm] = useState<SiteForm>(
    site === null
      ? NEW_SITE
      : { threeCode: site.threeCode, icao: site.icao, cnName: site.cnName, enName: site.enName },
  )
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const change = (part: Partial<SiteForm>) => setForm(before => ({ ...before, ...part }))
  const faults = siteFaults(form)
  const errorOf = (field: keyof SiteForm) => {
    const fault = tried ? faults[field] : undefined
    return fault && t(fault)
  }

  async function save(): Promise<void> {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const done = await write.run(
      () => services.http.call(saveSite, { body: toSiteSave(form, site) }),
      t(site === null ? 'admin.added' : 'admin.changed'),
    )
    if (done) onClose()
  }

  return (
    <FormDialog
      title={site === null ? t('sites.add') : t('sites.edit', { code: site.threeCode })}
      write={write}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('sites.threeCode')}
        required
        mono
        disabled={site !== null}
        hint={site === null ? t('sites.codeHint') : undefined}
        maxLength={3}
        value={form.threeCode}
        error={errorOf('threeCode')}
        onChange={text => change({ threeCode: text.toUpperCase() })}
      />
      <TextField
        label={t('sites.icao')}
        required
        mono
        maxLength={4}
        value={form.icao}
        error={errorOf('icao')}
        onChange={text => change({ icao: text.toUpperCase() })}
      />
      <TextField
        label={t('admin.nameZh')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        value={form.cnName}
        error={errorOf('cnName')}
        onChange={cnName => change({ cnName })}
      />
      <TextField
        label={t('admin.nameEn')}
        required
        maxLength={ADMIN_TEXT_LENGTHS.name}
        value={form.enName}
        error={errorOf('enName')}
        onChange={enName => change({ enName })}
      />
    </FormDialog>
  )
}
