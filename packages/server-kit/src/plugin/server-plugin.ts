import type { NeighbourServices } from '@apron/contract/neighbours/neighbour-services'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Migration } from 'kysely/migration'
import type { CallContext } from '../calls/call-context.ts'
import type { ServerRoute } from '../calls/serve-call.ts'
import type { BroughtDirectory } from '../dictionary/brought-directory.ts'
import type { DictionaryUser } from '../dictionary/dictionary-user.ts'
import type { FileReader } from '../files/files-service.ts'
import type { Job } from '../jobs/job.ts'
import type { MessageEvent } from '../messages/message-event.ts'
import type { SubscriptionTemplate } from '../messages/subscription-template.ts'
import type { ProcessTemplate } from '../processes/process-template.ts'
import type { RecordProcess } from '../processes/record-process.ts'
import type { DemoTranslation } from './demo-translation.ts'
import type { PluginServices } from './plugin-services.ts'
import type { RecordSource } from './record-source.ts'
import type { StatementSource } from './statement-source.ts'
import type { WorkSource } from './work-source.ts'

/** The server part of a sub-application: own tables, own calls. The server loads it from `@apron/<app>/server`. */
export interface ServerPlugin {
  readonly name: string
  /** What it is: its pages and rights are offered to administrators from the start after which they are there. */
  readonly app?: AppDefinition
  /** Key `NNNN-what`; run under the same lock as the server's own. */
  readonly migrations: Readonly<Record<string, Migration>>
  routes(services: PluginServices): readonly ServerRoute[]
  /** What its messages are about. Only these can be published by it. */
  readonly events?: readonly MessageEvent[]
  /** Services for other sub-applications, by name (`NeighbourServices`). */
  provides?(services: PluginServices): Partial<NeighbourServices>
  /** Tables of signed entries that `npm run verify-records` checks. */
  readonly signedTables?: readonly string[]
  /** What people may subscribe to. */
  readonly subscriptions?: readonly SubscriptionTemplate[]
  /** Numbers of what waits for the caller, by the id of a call of `waiting-count.calls`. */
  waiting?(services: PluginServices): Readonly<Record<string, (context: CallContext) => Promise<number>>>
  /** What it offers for the dashboard. */
  statements?(services: PluginServices): readonly StatementSource[]
  /** What waits for people in it. */
  work?(services: PluginServices): readonly WorkSource[]
  /** Records that the search of the portal finds. */
  records?(services: PluginServices): readonly RecordSource[]
  /** Directories of the dictionary that come with it. A later version adds values and changes none. */
  readonly dictionaries?: readonly BroughtDirectory[]
  /** Directories whose values its tables keep. While it does not answer for one of them, all its values count as in use. */
  readonly keepsValuesOf?: readonly string[]
  /** Where its tables keep values of those directories. */
  dictionaryUses?(services: PluginServices): DictionaryUser['uses']
  /** What it does by the clock. */
  readonly jobs?: readonly Job[]
  /** Who may open the files of a record, by kind of record, such as `safetyQuality.checkOrder`. */
  fileReaders?(services: PluginServices): Readonly<Record<string, FileReader>>
  /** Kinds of processes that come with it. A later version of a template has a higher number; running ones stay on theirs. */
  readonly processTemplates?: readonly ProcessTemplate[]
  /** What it does with the processes of its records, by kind: its own ones, and those of the portal that it takes over. */
  processes?(services: PluginServices): Readonly<Record<string, RecordProcess>>
  /** What opens something in the demo besides its password; printed when it starts. */
  readonly demoNotes?: readonly TextPair[]
  /** Wordings of the demo company for its texts. */
  readonly demoTranslations?: readonly DemoTranslation[]
  /** Fills an empty store for the demo organisation; dates as offsets from the seeding day. */
  seedDemo?(services: PluginServices, seedingDay: Date): Promise<void>
}
