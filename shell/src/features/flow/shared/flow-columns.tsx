import type { Named } from '@apron/contract/entities/fields'
import type { FlowTask } from '@apron/contract/flow/flow'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { flowTexts } from '../flow.texts.ts'

type Process = Pick<
  FlowTask,
  'title' | 'serial' | 'businessKey' | 'process' | 'initiator' | 'startedAt' | 'state'
>

const labels = flowTexts.column

/** Process columns shared by the lists. */
export const processColumns = {
  title: {
    id: 'title',
    labels: labels.title,
    cell: row => row.title,
    minWidth: 280,
    locked: true,
    card: 'title',
  },
  serial: { id: 'serial', labels: labels.serial, cell: row => row.serial, width: 148, mono: true },
  businessKey: {
    id: 'businessKey',
    labels: labels.businessKey,
    cell: row => row.businessKey,
    width: 140,
    mono: true,
  },
  process: { id: 'process', labels: labels.process, cell: row => row.process, minWidth: 152 },
  initiator: { id: 'initiator', labels: labels.initiator, cell: row => row.initiator.name, width: 108 },
  startedAt: {
    id: 'startedAt',
    labels: labels.startedAt,
    cell: row => wireMinute(row.startedAt),
    width: 148,
  },
} as const satisfies Record<string, TableColumn<Process>>

/** Formats who acted, and on whose behalf (FLOW-02). */
export function actorText(by: Named | null, forWhom: Named | null, onBehalf: string): string {
  if (by === null) return '–'
  return forWhom === null ? by.name : fillText(onBehalf, { by: by.name, forWhom: forWhom.name })
}
