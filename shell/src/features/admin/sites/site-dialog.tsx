import { pageAdminSites, saveAdminSite } from '@apron/contract/calls/admin-site.calls'
import { queryDataSource } from '@apron/contract/calls/data-source.calls'
import { type AdminSite, AdminSiteSave } from '@apron/contract/entities/admin-site'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { adminTexts } from '../shared/admin.texts.ts'
import { sitesTexts } from './sites.texts.ts'

interface SiteDialogProps {
  /** Null: a new one. */
  readonly site: AdminSite | null
  readonly onClose: () => void
}

const NEW_SITE: AdminSiteSave = { threeCode: '', icao: '', cnName: '', enName: '', version: null }

function formOf({ version, threeCode, icao, cnName, enName }: AdminSite): AdminSiteSave {
  return { threeCode, icao, cnName, enName, version }
}

/** An airport of the reference list to be filled in. */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const t = useTexts(sitesTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const form = useRecordForm({
    call: saveAdminSite,
    schema: AdminSiteSave,
    labels: { threeCode: t.threeCode, icao: t.icao, cnName: common.nameZh, enName: common.nameEn },
    start: site === null ? NEW_SITE : formOf(site),
    record: site?.threeCode ?? 'new',
    input: body => ({ body }),
    forms: { threeCode: t.threeCodeWrong, icao: t.icaoWrong },
    done: site === null ? common.added : common.changed,
    invalidates: [pageAdminSites, queryDataSource],
    onSaved: onClose,
    async latest() {
      const queryCriteria = { text: site?.threeCode ?? '' }
      const { records } = await call(pageAdminSites, { body: { current: 1, size: 200, queryCriteria } })
      const found = records.find(({ id }) => id === site?.id)
      return found === undefined ? null : formOf(found)
    },
  })

  return (
    <FormDialog
      title={site === null ? t.add : fillText(t.edit, { code: site.threeCode })}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text('threeCode')}
        mono
        disabled={site !== null}
        hint={site === null ? t.codeHint : undefined}
        maxLength={3}
        onChange={text => form.change({ threeCode: text.toUpperCase() })}
      />
      <TextField
        {...form.text('icao')}
        mono
        maxLength={4}
        onChange={text => form.change({ icao: text.toUpperCase() })}
      />
      <TextField {...form.text('cnName')} />
      <TextField {...form.text('enName')} />
    </FormDialog>
  )
}
