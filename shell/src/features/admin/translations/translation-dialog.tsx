import {
  type AdminTranslation,
  AdminTranslationSave,
  TRANSLATION_TYPES,
} from '@apron/contract/dictionary/admin-translation'
import {
  pageAdminTranslations,
  saveAdminTranslation,
} from '@apron/contract/dictionary/admin-translation.calls'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { adminTexts } from '../shared/admin.texts.ts'
import { LinkedFileField } from './linked-file-field.tsx'
import { missingPlaceholders, translationFaults } from './translation-form.ts'
import { TRANSLATION_TYPE_CODES } from './translations.table.tsx'
import { translationsTexts } from './translations.texts.ts'
import { useBuiltInText } from './use-built-in-text.ts'

interface TranslationDialogProps {
  /** Null to create an override. */
  readonly translation: AdminTranslation | null
  readonly onClose: () => void
}

const NEW_TRANSLATION: AdminTranslationSave = {
  id: null,
  code: '',
  type: 1,
  chinese: '',
  english: '',
  version: null,
}

function formOf({ id, version, code, type, chinese, english }: AdminTranslation): AdminTranslationSave {
  return { id, code, type: type === TRANSLATION_TYPES.file ? 2 : 1, chinese, english, version }
}

/** Edits an override of a built-in text, and shows the built-in text. */
export function TranslationDialog({ translation, onClose }: TranslationDialogProps) {
  const t = useTexts(translationsTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const form = useRecordForm({
    call: saveAdminTranslation,
    schema: AdminTranslationSave,
    labels: { code: common.code, type: t.type, chinese: t.chinese, english: t.english },
    start: translation === null ? NEW_TRANSLATION : formOf(translation),
    input: body => ({ body }),
    problems: filled => translationFaults(filled).map(([field, fault]) => ({ field, text: t[fault] })),
    formatErrors: { code: t.codeWrong },
    done: translation === null ? common.added : common.changed,
    invalidates: [pageAdminTranslations],
    onSaved: onClose,
    async latest() {
      const queryCriteria = { id: translation?.id ?? '' }
      const { records } = await call(pageAdminTranslations, { body: { current: 1, size: 1, queryCriteria } })
      const [found] = records
      return found === undefined ? null : formOf(found)
    },
  })
  const { values, change } = form
  const builtIn = useBuiltInText()(values.code)
  const missing = missingPlaceholders(values, builtIn)

  const isFile = values.type === TRANSLATION_TYPES.file
  return (
    <FormDialog
      title={translation === null ? t.add : fillText(t.edit, { code: translation.code })}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text('code')}
        mono
        hint={t.codeHint}
        maxLength={100}
        onChange={code => change({ code: code.trim() })}
      />
      <ChoiceField
        label={t.type}
        value={isFile ? '2' : '1'}
        options={TRANSLATION_TYPE_CODES.map(value => ({ value, label: t[`type.${value}` as const] }))}
        // Texts and files do not convert into each other, so a change of type clears both.
        onChange={value => change({ type: value === '2' ? 2 : 1, chinese: '', english: '' })}
      />
      {builtIn && (
        <FormWide>
          <Alert meaning="info">{fillText(t.builtIn, { zh: builtIn.zh, en: builtIn.en })}</Alert>
        </FormWide>
      )}
      {(['chinese', 'english'] as const).map(name =>
        isFile ? (
          <LinkedFileField key={name} {...form.field(name)} />
        ) : (
          <TextAreaField key={name} hint={t.textHint} rows={4} {...form.text(name)} />
        ),
      )}
      {missing && (
        <FormWide>
          <Alert meaning="amber">
            {fillText(t.bracesDiffer, {
              braces: missing.length === 0 ? t.noBraces : missing.join(' '),
            })}
          </Alert>
        </FormWide>
      )}
      <FormWide>{t.atNextLoad}</FormWide>
    </FormDialog>
  )
}
