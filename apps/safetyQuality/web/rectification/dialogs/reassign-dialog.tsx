import { PersonField } from '@apron/pages/fields'
import { DecisionDialog } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import { useState } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from '../rectification.texts.ts'
import type { StepDialogProps } from './step-dialog.ts'

/** Dialog that names another responsible person of the department. */
export function ReassignDialog({ frame, act }: StepDialogProps) {
  const texts = useTexts(RO_TEXTS).ask
  const [person, setPerson] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  return (
    <DecisionDialog
      {...frame}
      label={texts.note}
      maxLength={RO_LIMITS.voidReason}
      ready={() => {
        setTried(true)
        return person !== null
      }}
      fields={
        <PersonField
          label={texts.person}
          required
          value={person}
          error={tried && person === null ? texts.personMissing : undefined}
          onChange={setPerson}
        />
      }
      onDecide={reason => act.reassign(person ?? '', reason)}
    />
  )
}
