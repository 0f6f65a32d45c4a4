import type { FilesService } from '@apron/server-kit/files/files-service'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { ActingService } from '@apron/server-kit/people/acting-service'
import type { RecordProcess } from '@apron/server-kit/processes/record-process'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { Templates } from '../definitions/templates.store.ts'
import type { ActingFor } from '../lists/acting-for.ts'
import type { DirectoryValues } from './flow-facts.ts'

/** What processes stand on. */
export interface FlowDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly messages: MessagesService
  readonly files: FilesService
  readonly templates: Templates
  readonly valuesOf: DirectoryValues
  /** For whom somebody may act now. @param hold what it says holds until the transaction ends */
  readonly actingFor: (db: Kysely<unknown>, userCode: string, hold?: 'hold') => Promise<readonly ActingFor[]>
  /** Writes down what was done for somebody, for the details of the delegation. */
  readonly acting: Pick<ActingService, 'note'>
  /** Takes the number that a form of this person has shown. @returns false when it was not offered to them */
  readonly useSerial: (db: Kysely<unknown>, userCode: string, serial: string) => Promise<boolean>
  /** A number for a process that no form has shown. @param db the transaction of the start */
  readonly nextSerial: (db: Kysely<unknown>) => Promise<string>
  /** Kinds that applications have taken over. */
  readonly takers: ReadonlyMap<string, RecordProcess>
}
