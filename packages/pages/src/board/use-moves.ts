import type { Call } from '@apron/contract/calls/define-call'
import { asksForInput, findTransition, type RecordActions } from '@apron/contract/records/actions'
import type { RecordVersion } from '@apron/contract/records/define-record'
import { CallError, fillText, useCall, useHost, useTexts } from '@apron/sdk'
import { useAppCache } from '@apron/sdk/query'
import { recordLink, recordName } from '../records/record-link.ts'
import { type AnyFields, useRecordWords } from '../records/record-words.ts'
import { BOARD_TEXTS } from './board.texts.ts'

/** A described record whose actions lead from state to state. */
export interface MovableRecord extends AnyFields {
  readonly app: string
  readonly actions: RecordActions
  readonly actionPermissions: Readonly<Record<string, string>>
  readonly calls: {
    readonly actions: Readonly<Record<string, Call<{ body: RecordVersion; data: unknown }>>>
  }
}

/** A record on the board. */
export type BoardRow = RecordVersion & { readonly status: string }

export interface MovesOptions {
  readonly record: MovableRecord
  /** Path of the record page within the application. */
  readonly page: `/${string}`
  /** Calls whose cached results are out of date after a move. */
  readonly invalidates: readonly Call[]
  /** Message when the record opens instead of moving, because the action asks for more. */
  readonly openMessage: string
}

export interface Moves<Row> {
  /** States that the user may move a record to. */
  readonly targets: (status: string) => readonly { readonly value: string; readonly label: string }[]
  readonly move: (row: Row, to: string) => Promise<void>
}

/** Moves records from state to state, and shows the result to the user. */
export function useMoves<Row extends BoardRow>({
  record,
  page,
  invalidates,
  openMessage,
}: MovesOptions): Moves<Row> {
  const texts = useTexts(BOARD_TEXTS)
  const words = useRecordWords(record)
  const host = useHost()
  const call = useCall()
  const cache = useAppCache()

  function permittedAction(from: string, to: string): string | null {
    const name = findTransition(record.actions, from, to)
    return name !== null && host.has(record.actionPermissions[name] ?? '') ? name : null
  }

  async function move(row: Row, to: string): Promise<void> {
    const { id, version, status } = row
    if (status === to) return
    const names = { no: recordName(record, { ...row }), state: words.format('status', { status: to }) }
    const name = permittedAction(status, to)
    const action = name === null ? undefined : record.actions[name]
    const actionCall = name === null ? undefined : record.calls.actions[name]
    if (action === undefined || actionCall === undefined) {
      const from = words.format('status', { status })
      return host.toast('warning', fillText(texts.notThere, { from, to: names.state }))
    }
    if (asksForInput(action)) {
      host.toast('info', openMessage)
      return host.navigate(recordLink(record, page, { ...row }))
    }
    try {
      await call(actionCall, { body: { id, version } })
      host.toast('success', fillText(texts.moved, names))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.shown) host.toast('error', error.text)
    }
    await cache.invalidate(invalidates)
  }

  const targets = (status: string) =>
    words.options('status').filter(({ value }) => permittedAction(status, value) !== null)
  return { targets, move }
}
