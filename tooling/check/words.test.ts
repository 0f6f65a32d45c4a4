import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from '../imports/check-imports.ts'
import { ownWords } from './words.ts'

const ROOT = resolve(import.meta.dirname, '../..')

it('nothing is named by a word of our own for which the field has a name: docs/glossary.md has both', () => {
  const named = sourceFiles(ROOT)
    .filter(file => !file.startsWith('tooling/check/words'))
    .flatMap(file => ownWords(readFileSync(join(ROOT, file), 'utf8')).map(word => `${file}: ${word}`))
  expect(named).toEqual([])
})

it.each([
  ['function heed(note: string) {', ['heed']],
  ['const formRound = 1', ['formRound']],
  ['  forgive(app: string): void', ['forgive']],
  ['  readonly heed: (note: Note) => void', ['heed']],
  ['  async forgive(scopes) {', ['forgive']],
  ['interface Panes {\n  forgive(app: string): void', ['forgive']],
  ['  // heed the wire', []],
  ["it('forgives', () => library.forgive(1))", []],
])('%s', (source, words) => {
  expect(ownWords(source)).toEqual(words)
})
