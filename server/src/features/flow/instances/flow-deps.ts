import type { FilesService } from '@apron/server-kit/files/files-service'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { ActingService } from '@apron/server-kit/people/acting-service'
import type { RecordProcess } from '@apron/server-kit/processes/record-process'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { Templates } from '../definitions/templates.store.ts'
import type { ActingFor } from '../lists/acting-for.ts'
import type { DirectoryValues } from './flow-facts.ts'

/** Dependencies of the process services. */
export interface FlowDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly messages: MessagesService
  readonly files: FilesService
  readonly templates: Templates
  readonly valuesOf: DirectoryValues
  /** Returns the delegations a person may act under now. @param hold locks them until the transaction ends */
  readonly actingFor: (db: Kysely<unknown>, userCode: string, hold?: 'hold') => Promise<readonly ActingFor[]>
  /** Records acts done for somebody, for the details of the delegation. */
  readonly acting: Pick<ActingService, 'recordAct'>
  /** Takes the number that a form showed to this person. @returns false if it was not offered to them */
  readonly useSerial: (db: Kysely<unknown>, userCode: string, serial: string) => Promise<boolean>
  /** Returns a number for a process started without a form. @param db the transaction of the start */
  readonly nextSerial: (db: Kysely<unknown>) => Promise<string>
  /** Process kinds that applications handle. */
  readonly recordProcesses: ReadonlyMap<string, RecordProcess>
}

/** Record kind of files in process forms. */
export const FLOW_FILES = 'flow.process'
