import type { NeighbourName, NeighbourServices } from '@apron/contract/neighbours/neighbour-services'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import type { AuditService } from '../audit/audit-service.ts'
import type { PersonSummary } from '../calls/call-context.ts'
import type { AnyDb } from '../db/any-db.ts'
import type { DictionariesService } from '../dictionary/dictionaries-service.ts'
import type { FilesService } from '../files/files-service.ts'
import type { MessagesService } from '../messages/messages-service.ts'
import type { ActingService } from '../people/acting-service.ts'
import type { ProcessesService } from '../processes/processes-service.ts'
import type { Clock } from '../time/clock.ts'
import type { Logger } from './logger.ts'

/** Services that the server provides to the server part of a sub-application. */
export interface PluginServices {
  /**
   * Returns the same services bound to a transaction: `db`, people, departments and numbers. Inside a transaction use
   * only these.
   */
  in(trx: AnyDb): PluginServices
  /** The portal's database. A plugin touches only its own tables, named `<name>_…` in snake case. */
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly logger: Logger
  readonly audit: AuditService
  /**
   * Calls another system: https only, only hosts of the setting `OUTGOING_HOSTS`, no redirects, at most ten seconds and
   * 10 MB. Never call it inside a transaction. @throws Error if the call is not allowed or fails
   */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly people: {
    byCodes(userCodes: readonly string[]): Promise<PersonSummary[]>
    byPost(postCode: string): Promise<PersonSummary[]>
    ofDepartment(deptCode: string): Promise<PersonSummary[]>
    /** Returns the holders of a permission who work at a site. */
    holding(right: string, site: string): Promise<PersonSummary[]>
    /** Returns the person if they hold a permission and work at a site. */
    holder(
      right: string,
      who: { readonly userCode: string; readonly site: string },
    ): Promise<PersonSummary | null>
  }
  readonly departments: {
    names(codes: readonly string[]): Promise<ReadonlyMap<string, TextPair>>
    /**
     * Returns these codes and those of all departments below them, sorted. Follows the tree, not the prefixes of codes.
     */
    withBelow(...codes: readonly string[]): Promise<string[]>
  }
  readonly dictionaries: DictionariesService
  /** Finds out who may act for a role, post or permission, own or delegated. */
  readonly acting: ActingService
  readonly files: FilesService
  /** Limit of bytes that an application may store for anonymous callers, so that they cannot fill the disk. */
  readonly anonymousFileBytes: number
  readonly messages: MessagesService
  /** Services of other sub-applications. */
  readonly neighbours: {
    /** Returns a service, or null if no installed application provides it. Inside a transaction use `in(trx)`. */
    find<Name extends NeighbourName>(name: Name): NeighbourServices[Name] | null
    /** Returns true if an application is installed, for links to its pages. */
    has(app: string): boolean
  }
  /** Returns the keyed hash of a text. The key is not in the database. @throws Error without a key, as in commands */
  readonly keyedHash: (text: string) => string
  /** Approval processes of the application's records. */
  readonly processes: ProcessesService
  /**
   * Takes the next number of a series, such as `CK-2026-0012`. Committed numbers are never reused. The series stays
   * locked until the end of the transaction: take the number as late as possible.
   */
  nextSerial(prefix: string, digits: 4 | 6): Promise<string>
}
