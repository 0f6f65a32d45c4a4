import { isRefusedField } from '@apron/contract/errors/field-problems'
import type { FlowTemplate } from '@apron/contract/flow/flow'
import type { FormColumn, FormField } from '@apron/contract/flow/form-definition'
import type { FieldValue, FormValues } from '@apron/contract/flow/form-values'
import { computeForm } from '@apron/contract/rules/forms/compute-form'
import { meets } from '@apron/contract/rules/forms/meets'
import { type FormDraft, useDraft } from '@apron/pages/draft'
import { type CallError, useDirty, useLanguage } from '@apron/sdk'
import { useMemo, useState } from 'react'
import { isServerComputed, labelsOf, type SiblingValues } from './form-parts.ts'
import { editableFields, NO_FACTS, problemMessages } from './form-problems.ts'

export interface FlowFormOptions {
  readonly template: FlowTemplate
  /** Saved values of the process, or initial values of a new one. */
  readonly start: FormValues
  readonly mayEdit: (path: string) => boolean
  /** Key of the draft on this device, or null for none. */
  readonly draftKey: string | null
  readonly title: string
}

export interface FlowFormState {
  /** Values including edits and client-side computations. */
  readonly values: FormValues
  /** Values of the editable fields, as submitted. */
  readonly submittedValues: FormValues
  readonly change: (key: string, value: FieldValue) => void
  readonly isRequired: (field: FormField | FormColumn, siblings: SiblingValues) => boolean
  readonly problems: ReadonlyMap<string, string>
  /** Returns true if the form can be sent. Otherwise errors are shown from now on. */
  readonly check: () => boolean
  /** Shows a server error at its field. @returns true if the field is on the form */
  readonly showServerError: (error: CallError) => boolean
  readonly draft: FormDraft
  readonly labelOf: (name: string) => string | undefined
}

const NONE: ReadonlyMap<string, string> = new Map()

function isRequired(field: FormField | FormColumn, siblings: SiblingValues): boolean {
  return (
    field.required === true ||
    (field.requiredWhen !== undefined && meets(field.requiredWhen, { values: siblings, limits: {} }))
  )
}

/** Manages the state of a process form. Stores only the user's edits, so that changes by others show. */
export function useFlowForm({ template, start, mayEdit, draftKey, title }: FlowFormOptions): FlowFormState {
  const { form, texts } = template
  const language = useLanguage()
  const [edits, setEdits] = useState<FormValues>({})
  const [showsProblems, setShowsProblems] = useState(false)
  const [serverErrors, setServerErrors] = useState(NONE)
  const [isSubmitted, setSubmitted] = useState(false)
  const editable = useMemo(() => editableFields(form, mayEdit), [form, mayEdit])
  const filled = useMemo(() => ({ ...start, ...edits }), [start, edits])
  const values = useMemo(() => {
    const computed = computeForm(form, filled, NO_FACTS)
    const clientFields = form.fields.filter(field => !isServerComputed(field))
    return { ...filled, ...Object.fromEntries(clientFields.map(({ key }) => [key, computed[key] ?? null])) }
  }, [form, filled])
  // Leaves out computed values: they are not edits, and the server computes them again.
  const submittedValues = useMemo(
    () => Object.fromEntries(editable.map(({ key }) => [key, filled[key] ?? null])),
    [editable, filled],
  )
  const saved = useMemo(
    () => Object.fromEntries(editable.map(({ key }) => [key, start[key] ?? null])),
    [editable, start],
  )
  const draft = useDraft({
    key: editable.length === 0 ? null : draftKey,
    title,
    start: saved,
    values: submittedValues,
    onRestore: taken => setEdits(taken),
  })
  useDirty(Object.keys(edits).length > 0 && !isSubmitted)

  const clientProblems = problemMessages(form, values, mayEdit, language)
  const { labelOf } = labelsOf(texts, language)
  return {
    values,
    submittedValues,
    change(key, value) {
      setSubmitted(false)
      setEdits(before => ({ ...before, [key]: value }))
      setServerErrors(
        before => new Map([...before].filter(([path]) => path !== key && !path.startsWith(`${key}.`))),
      )
    },
    isRequired,
    problems: showsProblems ? new Map([...clientProblems, ...serverErrors]) : serverErrors,
    check() {
      setShowsProblems(true)
      return clientProblems.size === 0
    },
    showServerError({ data }) {
      if (!isRefusedField(data)) return false
      setServerErrors(new Map([[data.field, data.problem]]))
      const [key] = data.field.split('.', 1)
      return editable.some(field => field.key === key)
    },
    draft: {
      ...draft,
      forget() {
        setSubmitted(true)
        draft.forget()
      },
    },
    labelOf: name => (form.fields.some(({ key }) => key === name) ? labelOf(name) : undefined),
  }
}
