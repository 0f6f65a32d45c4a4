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
import { draftKey, isOfNew } from './draft-key.ts'
import { FORM_TEXTS } from './form.texts.ts'
import { type BodySchema, fieldRules } from './form-schema.ts'
import { type FormProblem, problemTexts } from './problem-texts.ts'
import { schemaProblems } from './schema-problems.ts'
import { asSaved, isChanged, isWaiting, typedOver } from './typed-over.ts'

type NameIn<Values> = keyof Values & string

export interface RecordFormOptions<Values extends object, Shape extends CallShape> {
  /** Saves it. Its failures are said in the form. */
  readonly call: Call<Shape>
  /** Of the call's body: what it says of a field of the same name holds here. */
  readonly schema: BodySchema
  /** What the fields are called; what nobody fills in, such as a version, needs no name. */
  readonly labels: Readonly<Partial<Record<NameIn<Values>, string>>>
  readonly start: Values
  readonly input: (values: Values) => CallInput<Shape>
  /** What the schema cannot say, such as that two fields belong together; it comes before what the schema says. */
  readonly problems?: (values: Values) => readonly FormProblem[]
  /** What is said of a wrong form, by field, where it can be said better than that it is wrong. */
  readonly forms?: Readonly<Partial<Record<NameIn<Values>, string>>>
  /** Notice after a save that leads away from the form. By default the form itself says that it is saved. */
  readonly done?: string | ((saved: Shape['data']) => string)
  /** What these calls have answered is out of date afterwards. */
  readonly invalidates?: readonly Call[]
  readonly onSaved?: (saved: Shape['data']) => void
  /** Which record it is, `new` for one that is made: what is typed and not saved is kept under it. Without it the `id` that it starts with. */
  readonly record?: string
  /** False: nothing that is typed stays on the device. Single fields are left out by `secret: true` in the schema. */
  readonly keeps?: boolean
  /** What a field says in words, such as a choice by its name, where a draft is set beside what is saved. */
  readonly words?: { readonly [Name in NameIn<Values>]?: (value: Values[Name]) => string }
  /** The record as it is now, null when it is gone: what somebody who was slower goes on with. */
  readonly latest?: () => Promise<Values | null>
}

/** What every field of a form takes. */
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
  /** 0 where the number is whole. */
  readonly precision?: number
}

/** A record that is filled in and saved, as `RecordForm` and `FormDialog` draw it. */
export interface RecordForm<Values extends object> {
  readonly values: Values
  /** What it began with, or has loaded since. */
  readonly start: Values
  readonly change: (part: Partial<Values>) => void
  /** What a field needs, to be spread into it. */
  readonly field: <Name extends NameIn<Values>>(name: Name) => FormField<Values[Name]>
  /** The same for text, with its limit. */
  readonly text: <Name extends NameIn<Values>>(
    name: Name,
  ) => FormField<Values[Name]> & { readonly maxLength?: number }
  /** The same for a number, with its limits. */
  readonly number: <Name extends NameIn<Values>>(name: Name) => FormField<Values[Name]> & NumberLimits
  /** Something was changed since it was opened or saved. */
  readonly changed: boolean
  /** It was saved, and nothing was changed since. */
  readonly saved: boolean
  readonly busy: boolean
  /** Why it was not saved, where no field says it; null when it was, or was not tried. */
  readonly failure: string | null
  /** Takes the newest state over, after somebody else was faster; null when nobody was. */
  readonly loadLatest: (() => Promise<void>) | null
  /** The newest was taken over and is to be looked through. */
  readonly reloaded: boolean
  /** What was typed before and not saved. */
  readonly draft: FormDraft
  /** What a field is called; undefined for what no field stands for. */
  readonly labelOf: (name: string) => string | undefined
  /** What a field says with this value; undefined where it is said as it stands. */
  readonly wordsOf: (name: string, value: unknown) => string | undefined
  /** What the form calls itself, for the list of what is not saved. */
  readonly callIt: (title: string) => void
  /** It is saved as soon as the network is back. */
  readonly waiting: boolean
  /** @param also said beside what is in the fields @returns whether it was saved, or waits for the network */
  readonly save: (also?: Partial<Values>) => Promise<boolean>
}

interface State<Values> {
  readonly start: Values
  readonly values: Values
  /** A save was tried: what is wrong is said from then on. */
  readonly tried: boolean
  /** What the server said of single fields, until they are changed. */
  readonly refused: Readonly<Partial<Record<string, string>>>
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
  const wordsOf: unknown = new Map<string, unknown>(Object.entries(words)).get(name)
  const said: unknown = typeof wordsOf === 'function' ? wordsOf(value) : undefined
  return typeof said === 'string' ? said : undefined
}

/** Undefined for a form without secret fields. */
function secretsOf(schema: BodySchema): readonly string[] | undefined {
  const secrets = secretFields(schema)
  return secrets.length === 0 ? undefined : secrets
}

interface Typed {
  readonly start: object
  readonly values: object
}

const typedOf = (title: string, { start, values }: Typed, secrets: readonly string[] | undefined) => ({
  title,
  ...(secrets && { secrets }),
  start: Object.fromEntries(Object.entries(start)),
  values: Object.fromEntries(Object.entries(values)),
})

const NOTHING_SAID = {
  tried: false,
  refused: {},
  failure: null,
  conflict: false,
  reloaded: false,
  saved: false,
}

export function useRecordForm<Values extends object, Shape extends CallShape>(
  options: RecordFormOptions<Values, Shape>,
): RecordForm<Values> {
  const { schema, labels, problems, forms = {}, latest, onSaved } = options
  const texts = useTexts(FORM_TEXTS)
  const language = useLanguage()
  const { invalidates = [], done } = options
  const [state, setState] = useState<State<Values>>(() => ({
    ...NOTHING_SAID,
    start: options.start,
    values: options.start,
  }))
  const { values, tried, refused } = state
  const [title, callIt] = useState('')
  const [copy] = useState(newId)
  const key = draftKey(options)
  const secrets = useMemo(() => secretsOf(schema), [schema])
  const action = useAction(options.call, {
    ...(done === undefined ? {} : { done }),
    invalidates,
    inPlace: true,
    waits:
      key === null
        ? null
        : { key, copy: isOfNew(key) ? copy : '', draft: typedOf(title, state, secrets), onLater: later },
  })
  const { waiting } = action
  const draft = useDraft({
    of: key,
    title,
    start: state.start,
    values,
    ...(secrets && { secrets }),
    onTake: taken => change(taken),
  })
  const wrong = problemTexts(
    [...(problems?.(values) ?? []), ...schemaProblems(schema, values)],
    language,
    forms,
  )

  // What has no label is drawn by no field: the person would see nothing.
  const unsaid = [...wrong].find(([name]) => !(name in labels))?.[1]

  function change(part: Partial<Values>): void {
    setState(before => {
      const still = Object.entries(before.refused).filter(([name]) => !(name in part))
      return {
        ...before,
        values: { ...before.values, ...part },
        refused: Object.fromEntries(still),
        saved: false,
      }
    })
  }

  function field<Name extends NameIn<Values>>(name: Name): FormField<Values[Name]> {
    return {
      label: labels[name] ?? name,
      required: fieldRules(schema, name).required,
      error: refused[name] ?? (tried ? wrong.get(name) : undefined),
      value: values[name],
      onChange(value) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name of `Values` with its value
        change({ [name]: value } as unknown as Partial<Values>)
      },
    }
  }

  function failed({ code, data, kind, text }: CallError): void {
    if (kind === 'waiting') return
    const atField = isRefusedField(data) && data.field in labels ? { [data.field]: data.problem } : null
    setState(before => ({
      ...before,
      refused: { ...before.refused, ...atField },
      failure: atField === null ? text : null,
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
              ...NOTHING_SAID,
              start: newest,
              values: typedOver(before.start, before.values, newest),
              reloaded: true,
            },
      )
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setState(before => ({ ...before, failure: failureText(error) }))
    }
  }

  /** What was saved is what the form begins with from now on; what was typed meanwhile stays. */
  function learn(sent: Values, saved: Shape['data']): void {
    setState(before => {
      const start = asSaved(sent, saved)
      const next = typedOver(sent, before.values, start)
      return { ...before, ...NOTHING_SAID, start, values: next, saved: !isChanged(start, next) }
    })
  }

  /** Heard when its tab is on the screen: what comes next takes nobody away from another one. */
  function later(outcome: ActionOutcome<Shape['data']>, sent: DraftValues): void {
    if (!outcome.done) return failed(outcome.error)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this form has given away when it was saved
    learn({ ...state.start, ...(sent as Partial<Values>) }, outcome.data)
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
    changed: isChanged(state.start, values) && !isWaiting(waiting, values),
    waiting: waiting !== null,
    saved: state.saved && done === undefined,
    busy: action.busy,
    failure: (tried ? unsaid : undefined) ?? state.failure,
    loadLatest: state.conflict && latest !== undefined ? loadLatest : null,
    reloaded: state.reloaded,
    draft,
    labelOf: name => new Map<string, string | undefined>(Object.entries(labels)).get(name),
    wordsOf: (name, value) => wordsOfField(options.words, name, value),
    callIt,
    async save(also) {
      setState(before => ({ ...before, tried: true }))
      if (wrong.size > 0 || action.busy) return false
      setState(before => ({ ...before, failure: null, conflict: false, reloaded: false }))
      const outcome = await action.run(options.input({ ...values, ...also }))
      if (!outcome.done && outcome.error.kind !== 'waiting') {
        failed(outcome.error)
        return false
      }
      // What waits is kept as a save.
      draft.forget()
      if (outcome.done) {
        learn(values, outcome.data)
        onSaved?.(outcome.data)
      }
      return true
    },
  }
}
