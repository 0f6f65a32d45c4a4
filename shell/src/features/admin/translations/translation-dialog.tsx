import { saveAdminTranslation } from '@apron/contract/calls/admin-translation.calls'
import { type AdminTranslation, TRANSLATION_TYPES } from '@apron/contract/entities/admin-translation'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { faultTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { LinkedFileField } from './linked-file-field.tsx'
import { missedBraces, toTranslationSave, translationFaults, translationForm } from './translation-form.ts'
import { useBuiltInText } from './use-built-in-text.ts'

interface TranslationDialogProps {
  readonly services: PageServices
  /** Null: a new one. */
  readonly translation: AdminTranslation | null
  readonly onClose: () => void
}

const TYPES = ['1', '2'] as const

/** A text that overrides a built-in one, with what it overrides. */
export function TranslationDialog({ services, translation, onClose }: TranslationDialogProps) {
  const { t } = useTranslation()
  const { form, change, field, write, save } = useRecordForm({
    start: translationForm(translation),
    errorsOf: filled => faultTexts(translationFaults(filled), t),
    send: filled =>
      services.http.call(saveAdminTranslation, { body: toTranslationSave(filled, translation) }),
    done: t(translation === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })
  const builtIn = useBuiltInText(services)(form.code)
  const missed = missedBraces(form, builtIn)

  const isFile = form.type === TRANSLATION_TYPES.file
  const languages = [
    ['chinese', t('translations.chinese')],
    ['english', t('translations.english')],
  ] as const
  return (
    <FormDialog
      title={
        translation === null ? t('translations.add') : t('translations.edit', { code: translation.code })
      }
      write={write}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('admin.code')}
        required
        mono
        hint={t('translations.codeHint')}
        maxLength={100}
        {...field('code')}
        onChange={code => change({ code: code.trim() })}
      />
      <ChoiceField
        label={t('translations.type')}
        value={isFile ? '2' : '1'}
        options={TYPES.map(value => ({ value, label: t(`translations.type.${value}`) }))}
        // A text is no file, and no file a text.
        onChange={value => change({ type: value === '2' ? 2 : 1, chinese: '', english: '' })}
      />
      {builtIn && (
        <FormWide>
          <Alert meaning="info">{t('translations.builtIn', { zh: builtIn.zh, en: builtIn.en })}</Alert>
        </FormWide>
      )}
      {languages.map(([name, label]) =>
        isFile ? (
          <LinkedFileField key={name} label={label} files={services.files} {...field(name)} />
        ) : (
          <TextAreaField
            key={name}
            label={label}
            hint={t('translations.textHint')}
            rows={4}
            maxLength={ADMIN_TEXT_LENGTHS.translation}
            {...field(name)}
          />
        ),
      )}
      {missed && (
        <FormWide>
          <Alert meaning="amber">
            {t('translations.bracesDiffer', {
              braces: missed.length === 0 ? t('translations.noBraces') : missed.join(' '),
            })}
          </Alert>
        </FormWide>
      )}
      <FormWide>{t('translations.atNextLoad')}</FormWide>
    </FormDialog>
  )
}
