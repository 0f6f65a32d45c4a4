import type { Kysely, QueryExecutorProvider } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Call, CallShape } from '../calls/define-call.ts'
import type { HandleResult } from '../codes/message-codes.ts'
import type { Language } from '../entities/language.ts'
import { SERVER_ERRORS } from '../errors/catalogue.ts'
import { Refusal } from '../errors/refusal.ts'
import type { CallSchemas } from '../schemas/call-schemas.ts'
import type { Bilingual } from './bilingual.ts'
import type { MessageEvent, MessageToPublish } from './message-event.ts'

/** The one source of time in the server. Tests inject their own. */
export interface Clock {
  now(): Date
}

export type { Bilingual } from './bilingual.ts'

/** An employee or external user, as sub-applications may know them. */
export interface PersonSummary {
  readonly userCode: string
  readonly name: Bilingual
  readonly deptCode: string
  readonly posts: readonly string[]
  readonly roles: readonly string[]
}

/** The person who makes a call. Always from the session, never from what the client says (security note T13). */
export interface CallingPerson extends PersonSummary {
  readonly resources: ReadonlySet<string>
  /** Three-letter codes of the sites this person works at. */
  readonly sites: readonly string[]
}

export interface CallContext {
  /** Null on calls with public access: those never look at a token, so that nothing of a person reaches them. */
  readonly person: CallingPerson | null
  /** Three-letter code of the site the call is made for: the tab's, checked against the person's sites. Empty without a session. */
  readonly site: string
  readonly language: Language
  readonly requestId: string
}

/** The person of a call that needs a session. The access check has refused everybody else before. */
export function callerOf(context: CallContext): CallingPerson {
  if (context.person === null) throw new Refusal(SERVER_ERRORS.notLoggedIn)
  return context.person
}

/** One call with its schemas and its answer; made by {@link serveCall}. */
export interface ServerRoute {
  readonly call: Call
  readonly schemas: CallSchemas
  readonly handle: (
    input: { params: unknown; query: unknown; body: unknown },
    context: CallContext,
  ) => Promise<unknown>
}

type Input<Shape extends CallShape> = {
  params: Shape extends { params: infer Params } ? Params : undefined
  query: Shape extends { query: infer Query } ? Query : undefined
  body: Shape extends { body: infer Body } ? Body : undefined
}

/** Binds a call of a contract to the code that answers it. Input has passed the schemas when the code sees it. */
export function serveCall<Shape extends CallShape>(
  call: Call<Shape>,
  schemas: CallSchemas,
  handle: (input: Input<Shape>, context: CallContext) => Promise<Shape['data']>,
): ServerRoute {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the platform validates with `schemas` before it calls
  return { call, schemas, handle: (input, context) => handle(input as Input<Shape>, context) }
}

/** A record that files belong to: `kind` names the reader of {@link ServerPlugin.fileReaders} that decides who may open them. */
export interface FileRecord {
  readonly kind: string
  readonly id: string
}

export interface FilesService {
  /**
   * Makes these files, and no others, the record's. New ones must be the person's own uploads that belong to nothing yet;
   * those no longer named become loose and are removed after a day. Refuses with `fileNotYours`.
   * @param db the transaction in which the record is written
   */
  link(
    db: QueryExecutorProvider,
    record: FileRecord,
    urls: readonly string[],
    person: Pick<CallingPerson, 'userCode'>,
  ): Promise<void>
}

/** Whether the caller may read the record with this id, and so its files. */
export type FileReader = (recordId: string, context: CallContext) => Promise<boolean>

/** Tells people what happened. What it writes is part of the caller's transaction: it happens together with the change, or not at all. */
export interface MessagesService {
  /**
   * Puts a message into the boxes of its recipients and of those who subscribed to it, each person once.
   * @param db the transaction of the change that raised it
   */
  publish<Value extends string>(
    db: QueryExecutorProvider,
    event: MessageEvent<Value>,
    message: MessageToPublish<NoInfer<Value>>,
  ): Promise<void>
  /**
   * The task behind work orders has ended, whoever ended it: they are done from now on (MSG-09, MSG-22). Doing it twice changes nothing.
   * @param db the transaction in which it ended
   * @param task as given to {@link publish}
   */
  taskEnded(db: QueryExecutorProvider, task: string, result: HandleResult): Promise<void>
}

/** One thing that people choose a subscription by. */
export interface SubscriptionAttribute {
  readonly code: string
  readonly name: Bilingual
  /** Codes and names; `sites`, `departments`, `customers`: the portal's own lists; `dictionary`: the enabled entries of one. */
  readonly values:
    | readonly { readonly code: string; readonly name: Bilingual }[]
    | { readonly of: 'sites' | 'departments' | 'customers' }
    | { readonly dictionary: string }
}

/** Messages that arrive only at people who asked for them. */
export interface SubscriptionTemplate {
  readonly id: string
  readonly name: Bilingual
  /** The right without which it is not offered, and nothing arrives by it: the one that the pages behind its messages need. */
  readonly resource?: string
  readonly attributes: readonly SubscriptionAttribute[]
}

/** What the server lends to the server part of a sub-application. */
export interface PluginServices {
  /** The portal's database. A plugin touches only its own tables, named `<name>_…` in snake case. */
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly people: {
    byCodes(userCodes: readonly string[]): Promise<PersonSummary[]>
    byPost(postCode: string): Promise<PersonSummary[]>
    ofDepartment(deptCode: string): Promise<PersonSummary[]>
  }
  readonly departments: {
    names(codes: readonly string[]): Promise<ReadonlyMap<string, Bilingual>>
    /** The code itself and those of all departments below it. What a code begins with says nothing. */
    withBelow(code: string): Promise<string[]>
  }
  readonly files: FilesService
  readonly messages: MessagesService
  /** The next number of a series, such as `CK-2026-0012` (never reused; gaps are allowed). */
  nextSerial(prefix: string, digits: 4 | 6): Promise<string>
}

/** A line of a statement. */
export interface StatementRow {
  readonly label: Bilingual
  readonly value: number
}

/** Figures that a sub-application offers for the dashboard: what waits, by state, by department, and so on. */
export interface StatementSource {
  /** Unique among the plugin's statements, letters and digits; a saved dashboard names it. */
  readonly id: string
  readonly title: Bilingual
  /** The right without which it is not offered: the one that the list behind it needs. */
  readonly resource: string
  /** The list behind it; offered only to people whose menu leads there. */
  readonly url: string
  /** The lines in their order, for the caller and the site of the call. A failure leaves other statements alone. */
  rows(context: CallContext): Promise<readonly StatementRow[]>
}

/** The server part of a sub-application: own tables, own calls. The server loads it from `@apron/<app>/server`. */
export interface ServerPlugin {
  readonly name: string
  /** Key `NNNN-what`; run under the same lock as the server's own. */
  readonly migrations: Readonly<Record<string, Migration>>
  routes(services: PluginServices): readonly ServerRoute[]
  /** What its messages are about. Only these can be published by it. */
  readonly events?: readonly MessageEvent[]
  /** What people may subscribe to. */
  readonly subscriptions?: readonly SubscriptionTemplate[]
  /** Numbers of what waits for the caller, by the id of a call of `waiting-count.calls`. */
  waiting?(services: PluginServices): Readonly<Record<string, (context: CallContext) => Promise<number>>>
  /** What it offers for the dashboard. */
  statements?(services: PluginServices): readonly StatementSource[]
  /** Who may open the files of a record, by kind of record, such as `safetyQuality.checkOrder`. */
  fileReaders?(services: PluginServices): Readonly<Record<string, FileReader>>
  /** Fills an empty store for the demo organisation; dates as offsets from the seeding day. */
  seedDemo?(services: PluginServices, seedingDay: Date): Promise<void>
}
