import type { NeighbourServices } from '@apron/contract/neighbours/neighbour-services'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Migration } from 'kysely/migration'
import type { CallContext } from '../calls/call-context.ts'
import type { ServerRoute } from '../calls/serve-call.ts'
import type { DictionaryConsumer } from '../dictionary/dictionary-consumer.ts'
import type { PredefinedDirectory } from '../dictionary/predefined-directory.ts'
import type { FileReader } from '../files/files-service.ts'
import type { Job } from '../jobs/job.ts'
import type { MessageEvent } from '../messages/message-event.ts'
import type { SubscriptionTemplate } from '../messages/subscription-template.ts'
import type { RecordProcess } from '../processes/record-process.ts'
import type { PluginServices } from './plugin-services.ts'
import type { SearchProvider } from './search-provider.ts'
import type { TaskProvider } from './task-provider.ts'
import type { WidgetProvider } from './widget-provider.ts'

/** The server part of a sub-application: its tables and calls. The server loads it from `@apron/<app>/server`. */
export interface ServerPlugin {
  readonly name: string
  /** Definition of the application. Administrators are offered its pages and permissions after the next start. */
  readonly app?: AppDefinition
  /** Migrations by key `NNNN-what`. They run under the same lock as the server's. */
  readonly migrations: Readonly<Record<string, Migration>>
  routes(services: PluginServices): readonly ServerRoute[]
  /** Events of its messages. It can only publish these. */
  readonly events?: readonly MessageEvent[]
  /** Services for other sub-applications, by name (`NeighbourServices`). */
  provides?(services: PluginServices): Partial<NeighbourServices>
  /** Tables of signed entries that `npm run verify-records` checks. */
  readonly signedTables?: readonly string[]
  /** Subscriptions that users can choose. */
  readonly subscriptions?: readonly SubscriptionTemplate[]
  /** Counts of items that wait for the caller, by the id of a call of `waiting-count.calls`. */
  waiting?(services: PluginServices): Readonly<Record<string, (context: CallContext) => Promise<number>>>
  /** Figures for the dashboard. */
  statements?(services: PluginServices): readonly WidgetProvider[]
  /** Tasks that wait for the caller. */
  work?(services: PluginServices): readonly TaskProvider[]
  /** Records for the search of the portal. */
  records?(services: PluginServices): readonly SearchProvider[]
  /** Predefined directories of the dictionary. A later version may add values but not change any. */
  readonly dictionaries?: readonly PredefinedDirectory[]
  /**
   * Directories whose values its tables store. If `dictionaryUses` does not cover one, all its values count as in use.
   */
  readonly referencedDirectories?: readonly string[]
  /** Returns where its tables use values of those directories. */
  dictionaryUses?(services: PluginServices): DictionaryConsumer['uses']
  /** Scheduled jobs. */
  readonly jobs?: readonly Job[]
  /** Readers by kind of record, such as `safetyQuality.checkOrder`. They decide who may open the record's files. */
  fileReaders?(services: PluginServices): Readonly<Record<string, FileReader>>
  /**
   * Predefined kinds of processes. A new version of a template has a higher number. Running processes keep their
   * version.
   */
  readonly processTemplates?: readonly ProcessTemplate[]
  /** Handlers for the processes of its records, by kind: its own kinds, and those of the portal that it takes over. */
  processes?(services: PluginServices): Readonly<Record<string, RecordProcess>>
  /** Hints for the demo besides the password. Printed at the start. */
  readonly demoNotes?: readonly TextPair[]
  /** Texts of the demo company that override its texts. */
  readonly demoTranslations?: readonly DemoTranslation[]
  /** Fills an empty database for the demo organisation. Dates are offsets from the seeding day. */
  seedDemo?(services: PluginServices, seedingDay: Date): Promise<void>
}

/** A text of the demo company that overrides a built-in one. */
export interface DemoTranslation {
  /** Code of the text, such as `safetyQuality.checkList.leadChecker`. */
  readonly code: string
  readonly text: TextPair
}

/** A predefined kind of process: a folder with the four files of a template (`docs/work-flow.md`). */
export interface ProcessTemplate {
  /** Name of the folder and its diagram. Unique in the portal. Letters and digits. */
  readonly kind: string
  /** URL of the folder, such as `new URL('./processes/prAmount/', import.meta.url)`. */
  readonly folder: URL
}
