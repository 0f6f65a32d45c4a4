import { type AdminDirectory, AdminDirectorySave } from '@apron/contract/dictionary/admin-dictionary'
import { listAdminDirectories, saveAdminDirectory } from '@apron/contract/dictionary/admin-dictionary.calls'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useLanguage, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { adminTexts } from '../shared/admin.texts.ts'
import { dictionaryTexts } from './dictionary.texts.ts'

interface DirectoryDialogProps {
  readonly directories: readonly AdminDirectory[]
  /** Null to create a directory. */
  readonly directory: AdminDirectory | null
  readonly onClose: () => void
}

function formOf({ code, nameZh, nameEn, parentCode, version }: AdminDirectory): AdminDirectorySave {
  return { code, nameZh, nameEn, parentCode, version }
}

const NEW_DIRECTORY: AdminDirectorySave = { code: '', nameZh: '', nameEn: '', parentCode: '', version: null }

/** Creates or edits a directory. */
export function DirectoryDialog({ directories, directory, onClose }: DirectoryDialogProps) {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const language = useLanguage()
  const form = useRecordForm({
    call: saveAdminDirectory,
    schema: AdminDirectorySave,
    labels: { code: common.code, nameZh: common.nameZh, nameEn: common.nameEn, parentCode: t.parent },
    start: directory === null ? NEW_DIRECTORY : formOf(directory),
    record: directory?.code ?? 'new',
    input: body => ({ body }),
    formatErrors: { code: t.codeWrong },
    done: directory === null ? common.added : common.changed,
    invalidates: [listAdminDirectories],
    onSaved: onClose,
    async latest() {
      const found = (await call(listAdminDirectories)).find(({ code }) => code === directory?.code)
      return found === undefined ? null : formOf(found)
    },
  })
  const nameWithCode = (each: AdminDirectory) =>
    `${language === 'zh' ? each.nameZh : each.nameEn} (${each.code})`
  const { parentCode } = form.values
  return (
    <FormDialog
      title={directory === null ? t.addDirectory : fillText(t.editDirectory, { code: directory.code })}
      width={600}
      columns={1}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text('code')}
        mono
        maxLength={64}
        disabled={directory !== null}
        hint={directory === null ? t.codeHint : undefined}
        onChange={code => form.change({ code: code.trim() })}
      />
      <TextField {...form.text('nameZh')} />
      <TextField {...form.text('nameEn')} />
      <SelectField
        {...form.field('parentCode')}
        required={false}
        placeholder={t.top}
        clearable
        searchable
        options={directories
          .filter(({ code }) => code !== directory?.code)
          .map(each => ({ value: each.code, label: nameWithCode(each) }))}
        value={parentCode === '' ? null : parentCode}
        onChange={parent => form.change({ parentCode: parent ?? '' })}
      />
    </FormDialog>
  )
}
