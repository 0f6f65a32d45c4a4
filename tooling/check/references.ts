import { requirementLines } from '../requirements/requirement-lines.ts'

/** Documents that code may refer to. */
export interface KnownDocuments {
  readonly requirements: string
  readonly security: string
  readonly decisions: string
  /** True if a file exists, by its path from the root. */
  exists(path: string): boolean
}

/** Last section of the specification used in `docs/requirements.md`. */
const LAST_SECTION = 9

/** Returns a function that lists the references in a text to anything missing in the repository. */
export function createReferenceCheck(known: KnownDocuments): (text: string) => string[] {
  const lines = requirementLines(known.requirements)
  const ids = new Set(lines.map(({ id }) => id))
  const groups = [...new Set(lines.map(({ group }) => group))].join('|')
  const requirement = new RegExp(String.raw`\b(?:${groups})-\d{2}\b`, 'g')
  return text => [
    ...matchesOf(text, /security notes? (T\d+(?:(?:, | and )T\d+)*)/g)
      .flatMap(notes => notes.split(/, | and /))
      .filter(note => !known.security.includes(`**${note} `))
      .map(note => `security note ${note}`),
    ...(text.match(requirement) ?? []).filter(id => !ids.has(id)),
    ...matchesOf(text, /\bdecisions? (\d+(?:(?:, | and )\d+)*)/g)
      .flatMap(numbers => numbers.split(/, | and /))
      .filter(number => !known.decisions.includes(`\n${number}. [`))
      .map(number => `decision ${number}`),
    ...matchesOf(text, /§ ?(\d+(?:\.\d+)*)/g)
      .filter(section => section.includes('.') || Number(section) > LAST_SECTION)
      .map(section => `§${section}`),
    ...(text.match(/\bdocs\/[\w/-]+\.md\b/g) ?? []).filter(path => !known.exists(path)),
    ...(text.match(/users' note/g) ?? []),
  ]
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
