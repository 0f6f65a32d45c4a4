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

/** What the server lends to the server part of a sub-application. */
export interface PluginServices {
  /** Returns the same services bound to a transaction: `db`, people, departments and numbers. Inside a transaction use only those. */
  in(trx: AnyDb): PluginServices
  /** The portal's database. A plugin touches only its own tables, named `<name>_…` in snake case. */
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly logger: Logger
  readonly audit: AuditService
  /**
   * Calls another system: https only, hosts of the setting `OUTGOING_HOSTS` only, no redirects, ten seconds, 10 MB. Never inside a
   * transaction. @throws Error when it is not allowed or fails
   */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly people: {
    byCodes(userCodes: readonly string[]): Promise<PersonSummary[]>
    byPost(postCode: string): Promise<PersonSummary[]>
    ofDepartment(deptCode: string): Promise<PersonSummary[]>
    /** Who holds a right and works at a site. */
    holding(right: string, site: string): Promise<PersonSummary[]>
    /** Returns the person if they hold a right and work at a site. */
    holder(
      right: string,
      who: { readonly userCode: string; readonly site: string },
    ): Promise<PersonSummary | null>
  }
  readonly departments: {
    names(codes: readonly string[]): Promise<ReadonlyMap<string, TextPair>>
    /** Returns these codes and those of all departments below them, sorted. The tree decides, not what a code begins with. */
    withBelow(...codes: readonly string[]): Promise<string[]>
  }
  readonly dictionaries: DictionariesService
  /** Who may act for a role, post or right, by themselves or by a delegation. */
  readonly acting: ActingService
  readonly files: FilesService
  /** Bytes an application may store for anonymous callers, so that they cannot fill the store. */
  readonly anonymousFileBytes: number
  readonly messages: MessagesService
  /** Services of other sub-applications. */
  readonly neighbours: {
    /** Returns a service, or null if no installed application provides it. Inside a transaction ask `in(trx)`. */
    find<Name extends NeighbourName>(name: Name): NeighbourServices[Name] | null
    /** Returns true if an application is installed, for links to its pages. */
    has(app: string): boolean
  }
  /** Returns the keyed hash of a text. The key is kept outside the database. @throws Error without a key, as in commands */
  readonly seal: (text: string) => string
  /** Approvals of its records. */
  readonly processes: ProcessesService
  /**
   * Takes the next number of a series, such as `CK-2026-0012`. Numbers that were committed are never reused. In a transaction the
   * series stays locked until the end: take the number as late as possible.
   */
  nextSerial(prefix: string, digits: 4 | 6): Promise<string>
}
