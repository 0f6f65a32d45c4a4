import type { MessageCategory, MessageType, Purpose, Urgency } from '@apron/contract/codes/message-codes'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CustomCategory } from '@apron/contract/wire/formats/custom-content'

/** Names in the braces of a text. */
type BracesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | BracesOf<Rest>
  : never

/** An event that users are notified of: the template of its messages. */
export interface MessageEvent<Value extends string = string> {
  /** Unique in the portal, such as `CK_ISSUED`. */
  readonly code: string
  readonly category: MessageCategory
  readonly type: MessageType
  /** The default urgency. A single message may override it. */
  readonly urgency: Urgency
  /** Text with `{value}` placeholders. */
  readonly text: TextPair
  /** A path of the portal with `{value}` placeholders. Without it the message has no link. */
  readonly route?: string
  /** Subscription whose subscribers also get the message. */
  readonly subscription?: string
  /** The placeholder names. Exists only as a type. */
  readonly values?: Value
}

interface EventInput<Zh extends string, En extends string, Route extends string>
  extends Omit<MessageEvent, 'text' | 'route' | 'values'> {
  readonly text: { readonly zh: Zh; readonly en: En }
  readonly route?: Route
}

/** Defines an event. Publishing it requires a value for every placeholder in its texts and its route. */
export function defineEvent<
  const Zh extends string,
  const En extends string,
  const Route extends string = '',
>(event: EventInput<Zh, En, Route>): MessageEvent<BracesOf<Zh> | BracesOf<En> | BracesOf<Route>> {
  return event
}

/**
 * Recipients of a message: named people, and everybody who holds one of the roles, permissions or posts or belongs to
 * one of the departments.
 */
export interface Recipients {
  /** Everybody with an account. */
  readonly everybody?: true
  readonly users?: readonly string[]
  readonly roles?: readonly string[]
  /** Everybody with one of these permissions, through any role or post. */
  readonly rights?: readonly string[]
  readonly posts?: readonly string[]
  /** Members of exactly these departments, not of those below. */
  readonly departments?: readonly string[]
  /** Members of these departments and of all below them. */
  readonly departmentsAndBelow?: readonly string[]
  /** Restricts roles, permissions and posts to members of exactly this department. */
  readonly within?: string
  /** Three-letter code. Restricts the groups to people who work there. Alone, it means everybody who works there. */
  readonly site?: string
  /** The recipients' part in it. `notice` by default. */
  readonly purpose?: Purpose
}

export interface MessageToPublish<Value extends string = string> {
  /** Three-letter code of the site concerned. Empty for the whole company. */
  readonly site: string
  readonly to: readonly Recipients[]
  /** The user who caused the event and is not notified. Null for the portal itself. */
  readonly by: string | null
  readonly values: Readonly<Record<Value, string | TextPair>>
  readonly urgency?: Urgency
  /** Time of the event, for records imported later. Now by default. */
  readonly at?: Date
  /** The record concerned, as lists of check and rectification messages show it (MSG-15). */
  readonly source?: { readonly id: string; readonly title: string | TextPair; readonly checkCat: string }
  /** Identifies the task of a work order for `MessagesService.taskEnded`. */
  readonly task?: string
  /** Values that subscribers filter by, per attribute. */
  readonly attributes?: Readonly<Record<string, string>>
  /** An https address outside the portal instead of the event's route. */
  readonly link?: string
  /** Content shown instead of a page (§3 customContent), in both languages. */
  readonly custom?: { readonly zh: readonly CustomCategory[]; readonly en: readonly CustomCategory[] }
}
