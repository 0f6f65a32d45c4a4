import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FLOW_REFUSALS } from '@apron/contract/flow/flow-refusals'

const HEAD = `# Error codes

Written by \`npm run error-table\` from [the error catalogue](../packages/contract/src/errors/catalogue.ts) and
[the refusals of the work flow](../packages/contract/src/flow/flow-refusals.ts); a test compares it. How a client reads \`code\` and HTTP status is in
[the wire](wire.md#errors). Words in braces are filled in. Errors of an application are in \`apps/<name>/contract\`, in the files that end with \`.errors.ts\`.
`

/** Returns the page of all error codes of the portal. */
export function errorPage(): string {
  return [
    HEAD,
    '## The portal\n',
    errorTable(SERVER_ERRORS),
    '\n## The work flow\n',
    errorTable(FLOW_REFUSALS),
    '',
  ].join('\n')
}

/** Returns a table of the entries, sorted by code, then by name. */
export function errorTable(entries: Readonly<Record<string, ErrorEntry>>): string {
  const rows = Object.entries(entries)
    .toSorted(([name, a], [other, b]) => a.code - b.code || name.localeCompare(other, 'en'))
    .map(([name, { code, status, zh, en }]) => rowOf([String(code), String(status), `\`${name}\``, en, zh]))
  return [rowOf(['code', 'HTTP', 'name', 'English', '中文']), rowOf(Array(5).fill('---')), ...rows].join('\n')
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map(cell => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}
