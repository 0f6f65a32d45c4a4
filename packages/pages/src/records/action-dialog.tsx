import { actionFields, type RecordAction } from '@apron/contract/records/actions'
import type { RecordDefinition } from '@apron/contract/records/define-record'
import type { FieldValues } from '@apron/contract/records/fields'
import { fieldsProblems } from '@apron/contract/records/record-problems'
import { schemasOf } from '@apron/contract/records/record-schemas'
import { useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Stack } from '@apron/ui/page'
import { isEqual } from 'es-toolkit/predicate'
import { useState } from 'react'
import { problemTexts } from '../form/problem-texts.ts'
import { schemaProblems } from '../form/schema-problems.ts'
import { DecisionDialog } from '../record/decision-dialog.tsx'
import { RECORD_TEXTS } from '../record/record.texts.ts'
import { useLeave } from '../record/use-leave.ts'
import { controlledFields } from './form/controlled-fields.ts'
import { emptyValues, valuesToSave } from './form/form-values.ts'
import { RecordFields } from './form/record-fields.tsx'
import { useDescribedText, useRecordWords } from './record-words.ts'
import { useRemark } from './use-bulk-action.ts'
import type { ActionValues, RecordActionRunner } from './use-record-actions.ts'

interface ActionDialogProps {
  readonly record: RecordDefinition
  readonly name: string
  readonly action: RecordAction
  /** The displayed record. */
  readonly row: FieldValues & { readonly id: string }
  /** Name of the record. */
  readonly title: string
  readonly runner: RecordActionRunner
  readonly onClose: () => void
}

/** Asks for the fields and remark of an action, then performs it. Stays open if the action is refused. */
export function ActionDialog({ record, name, action, row, title, runner, onClose }: ActionDialogProps) {
  const remark = useRemark(action)
  const common = useTexts(RECORD_TEXTS)
  const language = useLanguage()
  const textOf = useDescribedText()
  const words = useRecordWords(record)
  const asked = actionFields(action, record.fields)
  const start = action.prefilled === true ? valuesToSave(asked, row) : emptyValues(asked)
  const [values, setValues] = useState<ActionValues>(start)
  const [tried, setTried] = useState(false)
  const problems = [...fieldsProblems(asked, values), ...schemaProblems(schemasOf(asked).save, values)]
  const wrong = problemTexts(problems, language)
  const isTyped = !isEqual(values, start)
  const leave = useLeave(isTyped, onClose)
  const label = textOf(action)
  const busy = runner.busy !== null
  const form = controlledFields({ fields: asked }, words, {
    values,
    onChange: part => setValues(before => ({ ...before, ...part })),
    ...(tried ? { wrong } : {}),
  })
  const fields = <RecordFields record={{ texts: record.texts, fields: asked }} form={form} saved={row} />
  const isReady = () => {
    setTried(true)
    return wrong.size === 0
  }
  if (remark === null) {
    const decide = async () => {
      if (isReady() && (await runner.run(name, values))) onClose()
    }
    return (
      <Dialog
        open
        title={`${label} · ${title}`}
        busy={busy}
        onClose={() => void leave()}
        actions={
          <>
            <Button disabled={busy} onClick={() => void leave()}>
              {common.cancel}
            </Button>
            <Button kind="primary" busy={busy} onClick={() => void decide()}>
              {label}
            </Button>
          </>
        }
      >
        <Stack>{fields}</Stack>
      </Dialog>
    )
  }
  return (
    <DecisionDialog
      {...remark}
      title={`${label} · ${title}`}
      action={label}
      record={`${record.name}.${name} ${row.id}`}
      fields={fields}
      ready={isReady}
      busy={busy}
      onClose={onClose}
      onDecide={text => runner.run(name, { ...values, ...(text === '' ? {} : { remark: text }) })}
    />
  )
}
