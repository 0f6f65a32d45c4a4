import { expandIds } from './requirement-ids.ts'

export const LEVELS = ['unit', 'page', 'http', 'browser'] as const
/** Level of a test, from a single unit to the whole product in a browser. */
export type Level = (typeof LEVELS)[number]

/** A requirement in docs/requirements.md. A range of IDs gives one requirement per ID. */
export interface Requirement {
  readonly id: string
  readonly group: string
  readonly text: string
  /** Level of test that covers it. */
  readonly needs: Level
  /** True if it belongs to a part of the product that does not exist yet. */
  readonly later: boolean
}

const REQUIREMENT = /^- ([A-Z][A-Z0-9]*-\d+(?:[.]{2}\d+)?) (.+) \{(\w+)(, later)?\}$/
const STARTS_LIKE_REQUIREMENT = /^- [A-Z][A-Z0-9]*-\d/

function isLevel(word: string): word is Level {
  return LEVELS.some(level => level === word)
}

/** Returns the requirements of the page, in order. Throws on an unknown level of test or a repeated ID. */
export function requirementLines(markdown: string): Requirement[] {
  const lines = markdown.split('\n').filter(line => STARTS_LIKE_REQUIREMENT.test(line))
  const requirements = lines.flatMap(requirementsOfLine)
  const seen = new Set<string>()
  for (const { id } of requirements) {
    if (seen.has(id)) throw new Error(`Requirement ${id} is listed twice`)
    seen.add(id)
  }
  return requirements
}

function requirementsOfLine(line: string): Requirement[] {
  const [, ids = '', text = '', needs = '', later] = REQUIREMENT.exec(line) ?? []
  if (!isLevel(needs))
    throw new Error(`A requirement must end with {unit}, {page}, {http} or {browser}: ${line}`)
  return expandIds(ids).map(id => ({
    id,
    group: id.split('-')[0] ?? '',
    text,
    needs,
    later: later !== undefined,
  }))
}
