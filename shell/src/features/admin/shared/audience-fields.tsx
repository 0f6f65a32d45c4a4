import type { FormField } from '@apron/pages/form'
import { useTexts } from '@apron/sdk'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { audienceTexts } from './audience.texts.ts'
import { useSourceOptions } from './use-source-options.ts'

interface AudienceFieldsProps {
  readonly site: FormField<string>
  readonly roles: FormField<string[]>
  readonly departments: FormField<string[]>
  /** Explains how the three fields combine. */
  readonly hint: string
}

/** Selects an audience by site, roles and departments. Empty means everybody. */
export function AudienceFields({ site, roles, departments, hint }: AudienceFieldsProps) {
  const t = useTexts(audienceTexts)
  const sites = useSourceOptions('site')
  const roleOptions = useSourceOptions('role')
  const departmentOptions = useSourceOptions('department')
  return (
    <>
      <FormWide>
        <SelectField
          {...site}
          clearable
          required={false}
          placeholder={t.wholeCompany}
          options={sites}
          value={site.value === '' ? null : site.value}
          onChange={chosen => site.onChange(chosen ?? '')}
        />
      </FormWide>
      <MultiSelectField {...roles} required={false} placeholder={t.everybodyThere} options={roleOptions} />
      <MultiSelectField
        {...departments}
        required={false}
        placeholder={t.everybodyThere}
        options={departmentOptions}
      />
      <FormWide>{hint}</FormWide>
    </>
  )
}
