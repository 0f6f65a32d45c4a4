import type { MessageCategory, MessageType, Purpose, Urgency } from '@apron/contract/codes/message-codes'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CustomCategory } from '@apron/contract/wire/formats/custom-content'

/** Names in the braces of a text. */
type BracesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | BracesOf<Rest>
  : never

/** Something that people are told about: the template of its messages. */
export interface MessageEvent<Value extends string = string> {
  /** Unique in the portal, such as `CK_ISSUED`. */
  readonly code: string
  readonly category: MessageCategory
  readonly type: MessageType
  /** The usual one; a single message may have another. */
  readonly urgency: Urgency
  /** With `{value}` in braces. */
  readonly text: TextPair
  /** A path of the portal, with `{value}` in braces; without it the text is all there is. */
  readonly route?: string
  /** Subscription whose subscribers get it too. */
  readonly subscription?: string
  /** Type level only: the names in braces. */
  readonly values?: Value
}

interface GivenEvent<Zh extends string, En extends string, Route extends string>
  extends Omit<MessageEvent, 'text' | 'route' | 'values'> {
  readonly text: { readonly zh: Zh; readonly en: En }
  readonly route?: Route
}

/** Defines an event; whoever publishes it must give every value that its texts and its route name. */
export function defineEvent<
  const Zh extends string,
  const En extends string,
  const Route extends string = '',
>(event: GivenEvent<Zh, En, Route>): MessageEvent<BracesOf<Zh> | BracesOf<En> | BracesOf<Route>> {
  return event
}

/** Who gets a message: people by name, and everybody who holds one of the roles, rights or posts or belongs to one of the departments. */
export interface Recipients {
  /** Whoever has an account. */
  readonly everybody?: true
  readonly users?: readonly string[]
  readonly roles?: readonly string[]
  /** Whoever holds one of these rights, by whatever role or post. */
  readonly rights?: readonly string[]
  readonly posts?: readonly string[]
  /** Those of exactly these; departments below them are named by their own codes. */
  readonly departments?: readonly string[]
  /** Those of these and of all departments below them. */
  readonly departmentsAndBelow?: readonly string[]
  /** Of roles, rights and posts only those who belong to exactly this department. */
  readonly within?: string
  /** Three-letter code: of the groups only those who work there; alone, everybody who does. */
  readonly site?: string
  /** What they have to do with it; `notice` when nothing is said. */
  readonly purpose?: Purpose
}

export interface MessageToPublish<Value extends string = string> {
  /** Three-letter code of the site it is about; empty for the whole company. */
  readonly site: string
  readonly to: readonly Recipients[]
  /** Who caused it, and is not told; null for the portal itself. */
  readonly by: string | null
  readonly values: Readonly<Record<Value, string | TextPair>>
  readonly urgency?: Urgency
  /** When it happened, for records that are brought in later; now when left out. */
  readonly at?: Date
  /** The record it is about, as lists of check and rectification messages show it (MSG-15). */
  readonly source?: { readonly id: string; readonly title: string | TextPair; readonly checkCat: string }
  /** Names the task behind a work order, for `MessagesService.taskEnded`. */
  readonly task?: string
  /** What subscribers choose by: attribute → value. */
  readonly attributes?: Readonly<Record<string, string>>
  /** An https address outside the portal instead of the event's route. */
  readonly link?: string
  /** Shown instead of a page (§3 customContent), in both languages. */
  readonly custom?: { readonly zh: readonly CustomCategory[]; readonly en: readonly CustomCategory[] }
}
