import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

/** User codes, or `many` if there are too many to name. */
export type Codes = readonly string[] | 'many'

/** People whose message counts may have changed, and whose sessions may have ended. The receiver asks the database. */
export interface LiveNotification {
  readonly counts: Codes
  readonly sessions: Codes
  /** People whose clients should ask for other changes. They get their unchanged count again as a hint. */
  readonly changes: Codes
}

/** PostgreSQL limits a notification to less than 8000 bytes. */
const NOTIFICATION_MAX_BYTES = 7_900
const CODE_MAX_LENGTH = 64
const CODES_MAX = 2_000

const CodesSchema = Type.Union([
  Type.Literal('many'),
  Type.Array(Type.String({ minLength: 1, maxLength: CODE_MAX_LENGTH }), { maxItems: CODES_MAX }),
])
const NotificationSchema = Type.Object({
  from: Type.String({ maxLength: 64 }),
  counts: CodesSchema,
  sessions: CodesSchema,
  /** Missing in notifications of earlier versions. */
  changes: Type.Optional(CodesSchema),
})

/** A notification as sent between nodes. */
export interface ReceivedNotification extends LiveNotification {
  readonly from: Static<typeof NotificationSchema>['from']
}

export function isEmpty({ counts, sessions, changes }: LiveNotification): boolean {
  return counts.length === 0 && sessions.length === 0 && changes.length === 0
}

export function mergeNotifications(one: LiveNotification, other: LiveNotification): LiveNotification {
  return {
    counts: mergeCodes(one.counts, other.counts),
    sessions: mergeCodes(one.sessions, other.sessions),
    changes: mergeCodes(one.changes, other.changes),
  }
}

function mergeCodes(one: Codes, other: Codes): Codes {
  return one === 'many' || other === 'many' ? 'many' : [...new Set([...one, ...other])]
}

/**
 * Serializes a notification. Replaces too many names by `many`.
 * @param from name of this node, which ignores its own
 */
export function serializeNotification({ counts, sessions, changes }: LiveNotification, from: string): string {
  const text = JSON.stringify({ from, counts, sessions, changes })
  if (Buffer.byteLength(text) <= NOTIFICATION_MAX_BYTES) return text
  return JSON.stringify({
    from,
    counts: withoutNames(counts),
    sessions: withoutNames(sessions),
    changes: withoutNames(changes),
  })
}

function withoutNames(codes: Codes): Codes {
  return codes.length === 0 ? codes : 'many'
}

/** Returns null for any other text on the channel. */
export function parseNotification(text: string): ReceivedNotification | null {
  try {
    const notification: unknown = JSON.parse(text)
    return Value.Check(NotificationSchema, notification) ? { changes: [], ...notification } : null
  } catch {
    return null
  }
}
