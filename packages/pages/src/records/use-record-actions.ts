import type { Call } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { RecordAction } from '@apron/contract/records/actions'
import type { RecordId, RecordVersion } from '@apron/contract/records/define-record'
import { CallError, fillText, useCall, useHost, useLanguage, useTexts } from '@apron/sdk'
import { readOf, useAppCache } from '@apron/sdk/query'
import { useState } from 'react'
import { useDescribedText } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Values sent with an action besides id and version. */
export type ActionValues = Readonly<Record<string, unknown>>

export interface RecordActionRunner {
  /** Name of the running action. */
  readonly busy: string | null
  /** Performs an action and shows the result to the user. @returns true on success */
  readonly run: (name: string, values?: ActionValues) => Promise<boolean>
}

/** A described record with its calls, which may be defined by hand. */
export interface RecordWithActions<Detail> {
  readonly actions: Readonly<Record<string, RecordAction>>
  readonly calls: {
    readonly queryPage: Call
    readonly detail: Call<{ query: RecordId; data: Detail }>
    readonly actions: Readonly<Record<string, Pick<Call, 'id'>>>
  }
}

export interface RecordActionsOptions {
  /** Messages after an action, instead of the action's name. */
  readonly done?: Readonly<Partial<Record<string, string>>>
  /** Further calls whose cached results are invalid afterwards. */
  readonly invalidates?: readonly Call[]
  /** Called when somebody else has changed the record, after it was reloaded. */
  readonly onConflict?: () => void
}

/** Performs actions on the displayed version of a described record. */
export function useRecordActions<Detail>(
  record: RecordWithActions<Detail>,
  { id, version }: RecordVersion,
  { done = {}, invalidates = [], onConflict }: RecordActionsOptions = {},
): RecordActionRunner {
  const texts = useTexts(RECORDS_TEXTS)
  const language = useLanguage()
  const textOf = useDescribedText()
  const call = useCall()
  const cache = useAppCache()
  const host = useHost()
  const [busy, setBusy] = useState<string | null>(null)
  const outdated = [record.calls.queryPage, ...invalidates]
  const shown = readOf(record.calls.detail, { query: { id } })

  async function run(name: string, values: ActionValues = {}): Promise<boolean> {
    const action = record.actions[name]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the action validates the body
    const actionCall = record.calls.actions[name] as Call<{ body: ActionValues; data: Detail }> | undefined
    if (actionCall === undefined || action === undefined) return false
    setBusy(name)
    try {
      const data = await call(actionCall, { body: { id, version, ...values } })
      cache.put(shown, data)
      void cache.invalidate(outdated)
      host.toast('success', done[name] ?? fillText(texts.acted, { action: textOf(action) }))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // An action is never sent later by itself.
      const later = error.isUnreached ? CLIENT_TEXTS.notSentLater[language] : ''
      if (!error.shown) host.toast('error', error.text + later)
      if (error.code === CONFLICT) {
        await Promise.all([cache.invalidate(outdated), cache.invalidateRead(shown)])
        onConflict?.()
      }
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
