import { isList, type Json } from './stable-answer.ts'

const LINE_LENGTH = 170

/** Formats JSON for review: values that fit on one line stay on one line. */
export function answerText(value: Json, indent = ''): string {
  const short = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= LINE_LENGTH) return short
  const inner = `${indent} `
  const lines = isList(value)
    ? value.map(item => inner + answerText(item, inner))
    : Object.entries(value).map(
        ([name, part]) => `${inner}${JSON.stringify(name)}: ${answerText(part, inner)}`,
      )
  const [open, close] = isList(value) ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
