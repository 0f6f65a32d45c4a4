import { PersonField } from '@apron/pages/fields'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { useState } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that names another responsible person of the department. */
export function ReassignDialog({ dialogProps, actions }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS).ask
  const [person, setPerson] = useState<string | null>(null)
  const [hasTried, setHasTried] = useState(false)
  return (
    <DecisionDialog
      {...dialogProps}
      label={texts.note}
      maxLength={RO_LIMITS.voidReason}
      ready={() => {
        setHasTried(true)
        return person !== null
      }}
      fields={
        <PersonField
          label={texts.person}
          required
          value={person}
          error={hasTried && person === null ? texts.personMissing : undefined}
          onChange={setPerson}
        />
      }
      onDecide={reason => actions.reassign(person ?? '', reason)}
    />
  )
}
