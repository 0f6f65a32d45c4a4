import type { Call } from '@apron/contract/calls/define-call'
import { CONFLICT } from '@apron/contract/codes/response-codes'
import type { DetailOf, RecordDefinition } from '@apron/contract/records/define-record'
import type { RecordFields } from '@apron/contract/records/fields'
import { CallError, fillText, useCall, useHost, useLanguage, useTexts } from '@apron/sdk'
import { readOf, useAppCache } from '@apron/sdk/query'
import { useState } from 'react'
import { RECORDS_TEXTS } from './records.texts.ts'

/** Values sent with an action besides id and version. */
export type ActionValues = Readonly<Record<string, unknown>>

export interface RecordActing {
  /** Name of the running action. */
  readonly busy: string | null
  /** Performs an action and shows the result to the person. @returns true on success */
  readonly run: (name: string, values?: ActionValues) => Promise<boolean>
}

/** Performs actions on the displayed version of a described record. */
export function useRecordActions<Fields extends RecordFields>(
  record: RecordDefinition<Fields>,
  { id, version }: Pick<DetailOf<Fields>, 'id' | 'version'>,
): RecordActing {
  const texts = useTexts(RECORDS_TEXTS)
  const language = useLanguage()
  const call = useCall()
  const cache = useAppCache()
  const host = useHost()
  const [busy, setBusy] = useState<string | null>(null)
  const shown = readOf(record.calls.detail, { query: { id } })

  async function run(name: string, values: ActionValues = {}): Promise<boolean> {
    const action = record.actions[name]
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body is held by the schema of the action
    const named = record.calls.actions[name] as
      | Call<{ body: ActionValues; data: DetailOf<Fields> }>
      | undefined
    if (named === undefined || action === undefined) return false
    setBusy(name)
    try {
      const data = await call(named, { body: { id, version, ...values } })
      cache.put(shown, data)
      void cache.invalidate([record.calls.queryPage])
      host.toast('success', fillText(texts.acted, { action: action[language] }))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.shown) host.toast('error', error.text)
      if (error.code === CONFLICT) await cache.invalidateRead(shown)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
