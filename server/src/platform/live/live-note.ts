import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

/** User codes, or everybody: too many to name. */
export type Codes = readonly string[] | 'many'

/** Where to look: whose number of messages may have changed, whose sessions may have ended. Whoever reads it asks the database. */
export interface LiveNote {
  readonly counts: Codes
  readonly sessions: Codes
  /** Whose clients are to ask what else is different: they are told their number once more. */
  readonly changes: Codes
}

/** PostgreSQL carries less than 8000 bytes in one notification. */
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
  /** Nodes of earlier versions do not say it. */
  changes: Type.Optional(CodesText),
})

/** A note as it travels between nodes. */
export interface TravellingNote extends LiveNote {
  readonly from: Static<typeof NoteText>['from']
}

export function isEmptyNote({ counts, sessions, changes }: LiveNote): boolean {
  return counts.length === 0 && sessions.length === 0 && changes.length === 0
}

/** One note that says what both say. */
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

/** @param from name of this node, which leaves its own notes alone when they come back */
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

/** Null for whatever else somebody may have put on the channel. */
export function readNote(text: string): TravellingNote | null {
  try {
    const note: unknown = JSON.parse(text)
    return Value.Check(NoteText, note) ? { changes: [], ...note } : null
  } catch {
    return null
  }
}
