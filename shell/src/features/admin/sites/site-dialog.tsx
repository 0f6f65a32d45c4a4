import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { type AdminSite, AdminSiteSave } from '@apron/contract/organisation/admin-site'
import { pageAdminSites, saveAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { adminSite } from '@apron/contract/organisation/admin-site.fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { describedForm, formValues, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { adminTexts } from '../shared/admin.texts.ts'
import { sitesTexts } from './sites.texts.ts'

interface SiteDialogProps {
  /** Null to create an airport. */
  readonly site: AdminSite | null
  readonly onClose: () => void
}

const formOf = (site: AdminSite | null): AdminSiteSave => ({
  ...formValues(adminSite.fields, site),
  version: site?.version ?? null,
})

/** Creates or edits an airport of the reference list. */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const t = useTexts(sitesTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const form = useRecordForm({
    ...describedForm(adminSite, useRecordWords(adminSite)),
    call: saveAdminSite,
    schema: AdminSiteSave,
    start: formOf(site),
    record: site?.threeCode ?? 'new',
    input: body => ({ body }),
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
  const title = site === null ? t.add : fillText(t.edit, { code: site.threeCode })
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <RecordFields record={adminSite} form={form} saved={site} />
    </FormDialog>
  )
}
