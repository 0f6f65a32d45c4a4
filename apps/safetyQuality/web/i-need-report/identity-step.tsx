import { useTexts } from '@apron/sdk'
import { CheckField, ChoiceField, TextField } from '@apron/ui/fields'
import { FormFields } from '@apron/ui/form'
import { Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import type { ReportStrip } from '../../contract/reports/report.entities.ts'
import { IDENTITY_MODES, REPORT_LIMITS } from '../../contract/reports/report.values.ts'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'

interface IdentityStepProps {
  readonly strip: ReportStrip
  readonly contactOk: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onStrip: (part: Partial<ReportStrip>) => void
  readonly onContactOk: (contactOk: boolean) => void
}

/** Step of the form with Part A: optional contact data of the reporter. */
export function IdentityStep({ strip, contactOk, errorOf, onStrip, onContactOk }: IdentityStepProps) {
  const { identity } = useTexts(REPORT_FORM_TEXTS)
  const { mode } = strip
  return (
    <Stack>
      <ChoiceField
        label={identity.mode}
        value={mode}
        options={IDENTITY_MODES.map(value => ({ value, label: identity[value] }))}
        onChange={chosen => onStrip({ mode: chosen })}
      />
      <Prose>{identity.note[mode]}</Prose>
      {mode !== 'ANON' && (
        <FormFields>
          <TextField
            label={identity.name}
            required
            value={strip.name}
            maxLength={REPORT_LIMITS.name}
            error={errorOf('name')}
            onChange={name => onStrip({ name })}
          />
          <TextField
            label={identity.phone}
            type="tel"
            value={strip.phone}
            maxLength={20}
            error={errorOf('phone')}
            onChange={phone => onStrip({ phone })}
          />
          <TextField
            label={identity.email}
            type="email"
            value={strip.email}
            maxLength={REPORT_LIMITS.email}
            error={errorOf('email')}
            onChange={email => onStrip({ email })}
          />
          <TextField
            label={identity.contactTime}
            value={strip.contactTime}
            maxLength={REPORT_LIMITS.contactTime}
            onChange={contactTime => onStrip({ contactTime })}
          />
        </FormFields>
      )}
      <CheckField label={identity.contactOk} checked={contactOk} onChange={onContactOk} />
    </Stack>
  )
}
