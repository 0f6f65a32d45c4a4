import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { isRefusedField } from '@apron/contract/errors/field-problems'
import { secretFields } from '@apron/contract/rules/records/secret-fields'
import {
  type CallError,
  type CallInput,
  type DraftValues,
  failureText,
  newId,
  useLanguage,
  useTexts,
} from '@apron/sdk'
import { type ActionOutcome, useAction } from '@apron/sdk/query'
import { useMemo, useState } from 'react'
import { type FormDraft, useDraft } from '../draft/use-draft.ts'
import { draftKey, isNewRecordKey } from './draft-key.ts'
import { FORM_TEXTS } from './form.texts.ts'
import { type BodySchema, fieldRules } from './form-schema.ts'
import { type FormProblem, problemTexts } from './problem-texts.ts'
import { isChanged, isQueued, rebaseChanges, withServerValues } from './rebase-changes.ts'
import { schemaProblems } from './schema-problems.ts'

type FieldName<Values> = keyof Values & string

export interface RecordFormOptions<Values extends object, Shape extends CallShape> {
  /** Call that saves the record. Its failures are shown in the form. */
  readonly call: Call<Shape>
  /** Schema of the call's body. Its rules apply to the fields of the same name. */
  readonly schema: BodySchema
  /** Labels of the fields. Values without an input, such as a version, need none. */
  readonly labels: Readonly<Partial<Record<FieldName<Values>, string>>>
  readonly start: Values
  readonly input: (values: Values) => CallInput<Shape>
  /**
   * Rules that the schema cannot express, such as two fields that belong together. They take precedence over the
   * schema.
   */
  readonly problems?: (values: Values) => readonly FormProblem[]
  /** Specific texts for fields with a wrong format. */
  readonly formatErrors?: Readonly<Partial<Record<FieldName<Values>, string>>>
  /** Notice after a save that leaves the form. By default the form itself shows that it is saved. */
  readonly done?: string | ((saved: Shape['data']) => string)
  /** Calls whose cached results are invalid after a save. */
  readonly invalidates?: readonly Call[]
  readonly onSaved?: (saved: Shape['data']) => void
  /** Key of the record for its draft, `new` for a new record. The `id` in `start` by default. */
  readonly record?: string
  /** If false, unsaved input is not kept on the device. `secret: true` in the schema excludes single fields. */
  readonly keepsDraft?: boolean
  /** Returns field values in words, such as the name of a choice, to compare a draft with the saved record. */
  readonly words?: { readonly [Name in FieldName<Values>]?: (value: Values[Name]) => string }
  /** Loads the latest version of the record to continue after a conflict. Null if it is gone. */
  readonly latest?: () => Promise<Values | null>
}

/** Props of every field of a form. */
export interface FormField<Value> {
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export interface NumberLimits {
  readonly min?: number
  readonly max?: number
  /** 0 for whole numbers. */
  readonly precision?: number
}

/** State of a record form, rendered by `RecordForm` and `FormDialog`. */
export interface RecordFormState<Values extends object> {
  readonly values: Values
  /** The initial values, or those loaded since. */
  readonly start: Values
  readonly change: (part: Partial<Values>) => void
  /** Returns the props of a field. */
  readonly field: <Name extends FieldName<Values>>(name: Name) => FormField<Values[Name]>
  /** Returns the props of a text field, with its limit. */
  readonly text: <Name extends FieldName<Values>>(
    name: Name,
  ) => FormField<Values[Name]> & { readonly maxLength?: number }
  /** Returns the props of a number field, with its limits. */
  readonly number: <Name extends FieldName<Values>>(name: Name) => FormField<Values[Name]> & NumberLimits
  /** There are changes since it was opened or saved. */
  readonly changed: boolean
  /** It was saved and has not changed since. */
  readonly saved: boolean
  readonly busy: boolean
  /** Reason why it was not saved if no field shows it. Null if it was saved or not tried. */
  readonly failure: string | null
  /** Loads the latest version after a conflict. Null without a conflict. */
  readonly loadLatest: (() => Promise<void>) | null
  /** The latest version was loaded and should be reviewed. */
  readonly reloaded: boolean
  /** Draft offered to the user. */
  readonly draft: FormDraft
  /** Returns the label of a field, or undefined for a value without a field. */
  readonly labelOf: (name: string) => string | undefined
  /** Returns a value in words, or undefined to show it as it is. */
  readonly wordsOf: (name: string, value: unknown) => string | undefined
  /** Sets the title of the form for the list of unsaved work. */
  readonly setTitle: (title: string) => void
  /** The save is queued until the network is back. */
  readonly waiting: boolean
  /**
   * Saves the form. Returns true if it was saved or queued.
   * @param extra values saved in addition to those of the fields
   */
  readonly save: (extra?: Partial<Values>) => Promise<boolean>
}

interface State<Values> {
  readonly start: Values
  readonly values: Values
  /** A save was tried. From then on problems are shown. */
  readonly tried: boolean
  /** Errors from the server by field. Each is removed when its field changes. */
  readonly serverErrors: Readonly<Partial<Record<string, string>>>
  readonly failure: string | null
  readonly conflict: boolean
  readonly reloaded: boolean
  readonly saved: boolean
}

function limitsOf({ minimum, maximum, type }: ReturnType<typeof fieldRules>['value']): NumberLimits {
  return {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
    ...(type === 'integer' ? { precision: 0 } : {}),
  }
}

function wordsOfField(words: object = {}, name: string, value: unknown): string | undefined {
  const format: unknown = new Map<string, unknown>(Object.entries(words)).get(name)
  const formatted: unknown = typeof format === 'function' ? format(value) : undefined
  return typeof formatted === 'string' ? formatted : undefined
}

/** Returns the secret fields, or undefined if there are none. */
function secretsOf(schema: BodySchema): readonly string[] | undefined {
  const secrets = secretFields(schema)
  return secrets.length === 0 ? undefined : secrets
}

interface FormContent {
  readonly start: object
  readonly values: object
}

const draftContent = (
  title: string,
  { start, values }: FormContent,
  secrets: readonly string[] | undefined,
) => ({
  title,
  ...(secrets && { secrets }),
  start: Object.fromEntries(Object.entries(start)),
  values: Object.fromEntries(Object.entries(values)),
})

const INITIAL_STATUS = {
  tried: false,
  serverErrors: {},
  failure: null,
  conflict: false,
  reloaded: false,
  saved: false,
}

export function useRecordForm<Values extends object, Shape extends CallShape>(
  options: RecordFormOptions<Values, Shape>,
): RecordFormState<Values> {
  const { schema, labels, problems, formatErrors = {}, latest, onSaved } = options
  const texts = useTexts(FORM_TEXTS)
  const language = useLanguage()
  const { invalidates = [], done: doneNotice } = options
  const [state, setState] = useState<State<Values>>(() => ({
    ...INITIAL_STATUS,
    start: options.start,
    values: options.start,
  }))
  const { values, tried, serverErrors } = state
  const [title, setTitle] = useState('')
  /** Distinguishes the queued saves of several new records. */
  const [copy] = useState(newId)
  const key = draftKey(options)
  const secrets = useMemo(() => secretsOf(schema), [schema])
  const action = useAction(options.call, {
    ...(doneNotice === undefined ? {} : { done: doneNotice }),
    invalidates,
    inPlace: true,
    waits:
      key === null
        ? null
        : {
            key,
            copy: isNewRecordKey(key) ? copy : '',
            draft: draftContent(title, state, secrets),
            onLater: onQueuedResult,
          },
  })
  const { waiting } = action
  const draft = useDraft({
    key,
    title,
    start: state.start,
    values,
    ...(secrets && { secrets }),
    onRestore: restored => change(restored),
  })
  const errors = problemTexts(
    [...(problems?.(values) ?? []), ...schemaProblems(schema, values)],
    language,
    formatErrors,
  )

  // A value without a label has no field, so its problem would not be visible.
  const hiddenProblem = [...errors].find(([name]) => !(name in labels))?.[1]

  function change(part: Partial<Values>): void {
    setState(before => {
      const remaining = Object.entries(before.serverErrors).filter(([name]) => !(name in part))
      return {
        ...before,
        values: { ...before.values, ...part },
        serverErrors: Object.fromEntries(remaining),
        saved: false,
      }
    })
  }

  function field<Name extends FieldName<Values>>(name: Name): FormField<Values[Name]> {
    return {
      label: labels[name] ?? name,
      required: fieldRules(schema, name).required,
      error: serverErrors[name] ?? (tried ? errors.get(name) : undefined),
      value: values[name],
      onChange(value) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field of `Values` with its value
        change({ [name]: value } as unknown as Partial<Values>)
      },
    }
  }

  function showFailure({ code, data, kind, text }: CallError): void {
    if (kind === 'waiting') return
    const fieldError = isRefusedField(data) && data.field in labels ? { [data.field]: data.problem } : null
    setState(before => ({
      ...before,
      serverErrors: { ...before.serverErrors, ...fieldError },
      failure: fieldError === null ? text : null,
      conflict: code === CONFLICT,
    }))
  }

  async function loadLatest(): Promise<void> {
    try {
      const newest = await latest?.()
      if (newest === undefined) return
      setState(before =>
        newest === null
          ? { ...before, failure: texts.gone, conflict: false }
          : {
              ...before,
              ...INITIAL_STATUS,
              start: newest,
              values: rebaseChanges(before.start, before.values, newest),
              reloaded: true,
            },
      )
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setState(before => ({ ...before, failure: failureText(error) }))
    }
  }

  /** Makes the saved values the new starting point. Keeps input typed during the save. */
  function applySaved(sent: Values, saved: Shape['data']): void {
    setState(before => {
      const start = withServerValues(sent, saved)
      const next = rebaseChanges(sent, before.values, start)
      return { ...before, ...INITIAL_STATUS, start, values: next, saved: !isChanged(start, next) }
    })
  }

  /**
   * Handles the result of a queued save. Called while this tab is shown, so that `onSaved` does not navigate away from
   * another one.
   */
  function onQueuedResult(outcome: ActionOutcome<Shape['data']>, sent: DraftValues): void {
    if (!outcome.done) return showFailure(outcome.error)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values that this form queued
    applySaved({ ...state.start, ...(sent as Partial<Values>) }, outcome.data)
    onSaved?.(outcome.data)
  }

  return {
    values,
    start: state.start,
    change,
    field,
    text(name) {
      const { maxLength } = fieldRules(schema, name).value
      return { ...field(name), ...(maxLength === undefined ? {} : { maxLength }) }
    },
    number: name => ({ ...field(name), ...limitsOf(fieldRules(schema, name).value) }),
    changed: isChanged(state.start, values) && !isQueued(waiting, values),
    waiting: waiting !== null,
    saved: state.saved && doneNotice === undefined,
    busy: action.busy,
    failure: (tried ? hiddenProblem : undefined) ?? state.failure,
    loadLatest: state.conflict && latest !== undefined ? loadLatest : null,
    reloaded: state.reloaded,
    draft,
    labelOf: name => new Map<string, string | undefined>(Object.entries(labels)).get(name),
    wordsOf: (name, value) => wordsOfField(options.words, name, value),
    setTitle,
    async save(extra) {
      setState(before => ({ ...before, tried: true }))
      if (errors.size > 0 || action.busy) return false
      setState(before => ({ ...before, failure: null, conflict: false, reloaded: false }))
      const outcome = await action.run(options.input({ ...values, ...extra }))
      if (!outcome.done && outcome.error.kind !== 'waiting') {
        showFailure(outcome.error)
        return false
      }
      // A queued save replaces the draft.
      draft.forget()
      if (outcome.done) {
        applySaved(values, outcome.data)
        onSaved?.(outcome.data)
      }
      return true
    },
  }
}
