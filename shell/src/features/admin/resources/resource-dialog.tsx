import { type AdminResource, AdminResourceSave } from '@apron/contract/permissions/admin-resource'
import { pageAdminResources, saveAdminResource } from '@apron/contract/permissions/admin-resource.calls'
import { resourceProblems } from '@apron/contract/rules/rights/resource-fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { adminTexts } from '../shared/admin.texts.ts'
import { resourcesTexts } from './resources.texts.ts'

interface ResourceDialogProps {
  /** Null to create a permission. */
  readonly resource: AdminResource | null
  readonly onClose: () => void
}

const NEW_RESOURCE: AdminResourceSave = { identify: '', url: '', titleZh: '', titleEn: '', version: null }

function formOf({ identify, url, titleZh, titleEn, version }: AdminResource): AdminResourceSave {
  return { identify, url, titleZh, titleEn, version }
}

/** Creates a permission, or edits its page and titles. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const t = useTexts(resourcesTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const form = useRecordForm({
    call: saveAdminResource,
    schema: AdminResourceSave,
    labels: { identify: t.identify, url: t.url, titleZh: t.titleZh, titleEn: t.titleEn },
    start: resource === null ? NEW_RESOURCE : formOf(resource),
    record: resource?.identify ?? 'new',
    input: body => ({ body }),
    problems: resourceProblems,
    done: resource === null ? common.added : common.changed,
    invalidates: [pageAdminResources],
    onSaved: onClose,
    async latest() {
      const queryCriteria = { text: resource?.identify ?? '' }
      const { records } = await call(pageAdminResources, { body: { current: 1, size: 200, queryCriteria } })
      const found = records.find(({ identify }) => identify === resource?.identify)
      return found === undefined ? null : formOf(found)
    },
  })
  return (
    <FormDialog
      title={resource === null ? t.add : fillText(t.edit, { name: resource.identify })}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text('identify')}
        required
        hint={t.identifyHint}
        mono
        disabled={resource !== null}
        onChange={identify => form.change({ identify: identify.trim() })}
      />
      <TextField {...form.text('url')} required mono onChange={url => form.change({ url: url.trim() })} />
      <TextField {...form.text('titleZh')} required maxLength={60} />
      <TextField {...form.text('titleEn')} required maxLength={60} />
    </FormDialog>
  )
}
