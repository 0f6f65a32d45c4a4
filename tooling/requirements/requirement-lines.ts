import { expandIds } from './requirement-ids.ts'

export const LEVELS = ['unit', 'page', 'http', 'browser'] as const
/** Level at which a test reaches the product. */
export type Level = (typeof LEVELS)[number]

/** A statement of docs/requirements.md. A range of IDs gives one requirement per ID. */
export interface Requirement {
  readonly id: string
  readonly group: string
  readonly text: string
  /** Kind of test that counts for it. */
  readonly needs: Level
  /** True if its part of the product does not exist yet. */
  readonly later: boolean
}

const LINE = /^- ([A-Z][A-Z0-9]*-\d+(?:[.]{2}\d+)?) (.+) \{(\w+)(, later)?\}$/
const LOOKS_LIKE_ONE = /^- [A-Z][A-Z0-9]*-\d/

function isLevel(word: string): word is Level {
  return LEVELS.some(level => level === word)
}

/** Returns the requirements of the page, in order. Throws for a line without a known kind of test, and for a repeated ID. */
export function requirementLines(markdown: string): Requirement[] {
  const lines = markdown.split('\n').filter(line => LOOKS_LIKE_ONE.test(line))
  const requirements = lines.flatMap(requirementsOfLine)
  const seen = new Set<string>()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`Requirement ${id} is there twice`)
    seen.add(id)
  }
  return requirements
}

function requirementsOfLine(line: string): Requirement[] {
  const [, ids = '', text = '', needs = '', later] = LINE.exec(line) ?? []
  if (!isLevel(needs)) throw new Error(`A requirement ends with {unit}, {page}, {http} or {browser}: ${line}`)
  return expandIds(ids).map(id => ({
    id,
    group: id.split('-')[0] ?? '',
    text,
    needs,
    later: later !== undefined,
  }))
}
