import { saveTranslation } from '@apron/contract/calls/admin-texts.calls'
import { type AdminTranslation, TRANSLATION_TYPES } from '@apron/contract/entities/admin-texts'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/admin-formats'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'
import {
  missedBraces,
  NEW_TRANSLATION,
  type TranslationForm,
  toTranslationSave,
  translationFaults,
} from './translation-form.ts'

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
  const [form, setForm] = useState<TranslationForm>(
    translation === null
      ? NEW_TRANSLATION
      : {
          code: translation.code,
          type: translation.type === TRANSLATION_TYPES.file ? 2 : 1,
          chinese: translation.chinese,
          english: translation.english,
        },
  )
  const [tried, setTried] = useState(false)
  const write = useWrite()
  const change = (part: Partial<TranslationForm>) => setForm(before => ({ ...before, ...part }))
  const faults = translationFaults(form)
  const errorOf = (field: keyof TranslationForm) => {
    const fault = tried ? faults[field] : undefined
    return fault && t(fault)
  }
  const builtIn = services.builtInText(form.code)
  const missed = missedBraces(form, builtIn)

  async function save(): Promise<void> {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const done = await write.run(
      () => services.http.call(saveTranslation, { body: toTranslationSave(form, translation) }),
      t(translation === null ? 'admin.added' : 'admin.changed'),
    )
    if (done) onClose()
  }

  const hint = t(form.type === TRANSLATION_TYPES.file ? 'translations.fileHint' : 'translations.textHint')
  const textFields = [
    ['chinese', t('translations.chinese')],
    ['english', t('translations.english')],
  ] as const
  return (
    <FormDialog
      title={
        translation === null ? t('translations.add') : t('translations.edit', { code: translation.code })
      }
      write={write}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('admin.code')}
        required
        mono
        hint={t('translations.codeHint')}
        maxLength={100}
        value={form.code}
        error={errorOf('code')}
        onChange={code => change({ code: code.trim() })}
      />
      <ChoiceField
        label={t('translations.type')}
        value={form.type === TRANSLATION_TYPES.file ? '2' : '1'}
        options={TYPES.map(value => ({ value, label: t(`translations.type.${value}`) }))}
        onChange={value => change({ type: value === '2' ? 2 : 1 })}
      />
      {builtIn && (
        <FormWide>
          <Alert meaning="info">{t('translations.builtIn', { zh: builtIn.zh, en: builtIn.en })}</Alert>
        </FormWide>
      )}
      {textFields.map(([field, label]) => (
        <TextAreaField
          key={field}
          label={label}
          hint={hint}
          rows={4}
          maxLength={ADMIN_TEXT_LENGTHS.translation}
          value={form[field]}
          error={errorOf(field)}
          onChange={text => change({ [field]: text })}
        />
      ))}
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
