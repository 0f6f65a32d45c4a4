import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

/** User codes, or everybody if too many. */
export type Codes = readonly string[] | 'many'

/** People whose message counts may have changed, and whose sessions may have ended. The receiver asks the database. */
export interface LiveNote {
  readonly counts: Codes
  readonly sessions: Codes
  /** People whose clients should ask for other changes. They are sent their number again. */
  readonly changes: Codes
}

/** PostgreSQL limits a notification to less than 8000 bytes. */
const LONGEST_NOTE_BYTES = 7_900
const LONGEST_CODE = 64
const MOST_CODES = 2_000

const CodesText = Type.Union([
  Type.Literal('many'),
  Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_CODE }), { maxItems: MOST_CODES }),
])
const NoteText = Type.Object({
  from: Type.String({ maxLength: 64 }),
  counts: CodesText,
  sessions: CodesText,
  /** Missing in notes of earlier versions. */
  changes: Type.Optional(CodesText),
})

/** A note as sent between nodes. */
export interface TravellingNote extends LiveNote {
  readonly from: Static<typeof NoteText>['from']
}

export function isEmptyNote({ counts, sessions, changes }: LiveNote): boolean {
  return counts.length === 0 && sessions.length === 0 && changes.length === 0
}

/** Merges two notes. */
export function mergedNotes(one: LiveNote, other: LiveNote): LiveNote {
  return {
    counts: mergedCodes(one.counts, other.counts),
    sessions: mergedCodes(one.sessions, other.sessions),
    changes: mergedCodes(one.changes, other.changes),
  }
}

function mergedCodes(one: Codes, other: Codes): Codes {
  return one === 'many' || other === 'many' ? 'many' : [...new Set([...one, ...other])]
}

/** @param from name of this node, which ignores its own notes */
export function noteText({ counts, sessions, changes }: LiveNote, from: string): string {
  const named = JSON.stringify({ from, counts, sessions, changes })
  if (Buffer.byteLength(named) <= LONGEST_NOTE_BYTES) return named
  return JSON.stringify({
    from,
    counts: unnamed(counts),
    sessions: unnamed(sessions),
    changes: unnamed(changes),
  })
}

function unnamed(codes: Codes): Codes {
  return codes.length === 0 ? codes : 'many'
}

/** Returns null for any other text on the channel. */
export function readNote(text: string): TravellingNote | null {
  try {
    const note: unknown = JSON.parse(text)
    return Value.Check(NoteText, note) ? { changes: [], ...note } : null
  } catch {
    return null
  }
}
