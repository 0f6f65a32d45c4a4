import { COMMON_HISTORY, needsInput } from '@apron/contract/records/actions'
import type {
  DetailOf,
  HistoryLine,
  RecordDefinition,
  RecordDescription,
} from '@apron/contract/records/define-record'
import type { FieldText, FieldValues, RecordFields } from '@apron/contract/records/fields'
import { useLanguage, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { Columns } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { Status } from '@apron/ui/status'
import { type ReactNode, useState } from 'react'
import { OtherSiteNotice } from '../record/other-site-notice.tsx'
import { RecordHistory } from '../record/record-history.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { recordName } from './record-link.ts'
import { type AnyFields, useDescribedText, useRecordWords } from './record-words.ts'
import { RECORDS_TEXTS } from './records.texts.ts'
import { useRecordActions } from './use-record-actions.ts'

export interface RecordWorkProps<Fields extends RecordFields> {
  readonly record: RecordDefinition<Fields>
  readonly row: DetailOf<Fields>
  /** Path of the list page within the application. */
  readonly list: `/${string}`
  /** Short facts below the title, most important first. */
  readonly facts?: readonly string[]
  /** Notice about unsaved changes. Actions are disabled while it is set. */
  readonly unsaved?: string | undefined
  /** Notice that the changes were saved. */
  readonly saved?: string | undefined
  /** Additional buttons before the action buttons. */
  readonly buttons?: ReactNode
  /** Content below the history, such as related records. */
  readonly aside?: ReactNode
  /** Main content: form or facts, lines, approval path. */
  readonly children: ReactNode
}

/** Lays out a record with its state, available actions and history. */
export function RecordWork<Fields extends RecordFields>(props: RecordWorkProps<Fields>) {
  const { record, row, list, facts = [], unsaved, saved, buttons, aside, children } = props
  const texts = useTexts(RECORDS_TEXTS)
  const language = useLanguage()
  const textOf = useDescribedText()
  const acting = useRecordActions(record, row)
  const { confirm, dialog } = useConfirm()
  const [asking, setAsking] = useState<string | null>(null)
  const title = recordName(record, { ...row })
  const asked = asking === null || !row.actions.includes(asking) ? undefined : record.actions[asking]

  async function perform(name: string): Promise<void> {
    const action = record.actions[name]
    if (action === undefined) return
    if (needsInput(action)) return setAsking(name)
    const label = textOf(action)
    const question = action.question?.[language]
    const isSure =
      question === undefined ||
      (await confirm({ title: `${label} · ${title}`, message: question, confirmLabel: label }))
    if (isSure) await acting.run(name)
  }

  return (
    <div className="ap-page-part">
      <RecordHeader
        title={record.title[language]}
        number={title}
        state={<RecordState record={record} row={{ ...row }} />}
        back={{ label: texts.back, href: `/${record.app}${list}` }}
        facts={facts}
        unsaved={unsaved}
        saved={saved}
        actions={
          <>
            {buttons}
            <ActionButtons
              record={record}
              names={row.actions}
              busy={acting.busy}
              isDisabled={() => unsaved !== undefined}
              onAction={name => void perform(name)}
            />
          </>
        }
      />
      {row.otherSite && <OtherSiteNotice site={row.siteCode} />}
      <Columns
        main={children}
        side={
          <>
            <DescribedHistory record={record} row={row} />
            {aside}
          </>
        }
      />
      {asking !== null && asked !== undefined && (
        <ActionDialog
          record={record}
          name={asking}
          action={asked}
          row={{ ...row }}
          title={title}
          acting={acting}
          onClose={() => setAsking(null)}
        />
      )}
      {dialog}
    </div>
  )
}

interface ActionButtonsProps<Name extends string> {
  readonly record: Pick<RecordDescription, 'actions'>
  /** Actions in the order of their buttons. */
  readonly names: readonly Name[]
  /** The next step. By default the last action that does not merely edit recorded values. */
  readonly primary?: Name | undefined
  /** Name of the running action. */
  readonly busy: string | null
  readonly isDisabled?: (name: Name) => boolean
  /** Labels other than those of the description. */
  readonly labels?: Readonly<Partial<Record<Name, string>>>
  readonly onAction: (name: Name) => void
}

/** Renders a button for each action. While one runs, the others are disabled. */
export function ActionButtons<Name extends string>(props: ActionButtonsProps<Name>) {
  const { record, names, busy, isDisabled, labels = {}, onAction } = props
  const { primary = names.findLast(name => record.actions[name]?.prefilled !== true) } = props
  const textOf = useDescribedText()
  const labelOf = (name: Name) => {
    const action = record.actions[name]
    return action === undefined ? name : textOf(action)
  }
  return names.map(name => (
    <Button
      key={name}
      kind={name === primary ? 'primary' : 'quiet'}
      busy={busy === name}
      disabled={(busy !== null && busy !== name) || isDisabled?.(name) === true}
      onClick={() => onAction(name)}
    >
      {new Map<string, string | undefined>(Object.entries(labels)).get(name) ?? labelOf(name)}
    </Button>
  ))
}

/** Shows the state of a described record, if it has one. */
export function RecordState({ record, row }: { readonly record: AnyFields; readonly row: FieldValues }) {
  const words = useRecordWords(record)
  const field = record.fields['status']
  const status = row['status']
  if (field?.kind !== 'choice' || typeof status !== 'string') return null
  return <Status meaning={field.options[status]?.meaning ?? 'neutral'}>{words.format('status', row)}</Status>
}

interface DescribedHistoryProps<Entry extends HistoryLine> {
  readonly record: Pick<RecordDescription, 'texts' | 'fields' | 'actions' | 'history'>
  readonly row: { readonly history: readonly Entry[] }
  /** Replaces the remark of an entry. */
  readonly renderNote?: (entry: Entry) => ReactNode
}

/** Shows the history of a described record, newest first. */
export function DescribedHistory<Entry extends HistoryLine>({
  record,
  row,
  renderNote,
}: DescribedHistoryProps<Entry>) {
  const textOf = useDescribedText()
  const states = useRecordWords(record).options('status')
  const localized = (texts: Readonly<Record<string, FieldText>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textOf(text)]))
  const meanings = Object.entries(record.actions).flatMap(([name, { meaning }]) =>
    meaning === undefined ? [] : [[name, meaning] as const],
  )
  return (
    <RecordHistory<string, string, Entry>
      entries={row.history}
      actions={localized({ ...COMMON_HISTORY, ...record.actions, ...record.history })}
      states={{ '': '', ...Object.fromEntries(states.map(({ value, label }) => [value, label])) }}
      meanings={Object.fromEntries(meanings)}
      {...(renderNote === undefined ? {} : { renderNote })}
    />
  )
}
