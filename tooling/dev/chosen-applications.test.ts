import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chosenApplications } from './chosen-applications.ts'

let root = ''

function application(folder: string): void {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'vite.config.ts'), '')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chosen-'))
  application('apps/amm')
  application('apps/tools')
  application('elsewhere/shift-book')
  mkdirSync(join(root, 'apps/not-yet'))
})
afterEach(() => rmSync(root, { recursive: true }))

const chosen = (...requested: string[]) => {
  const { folders, others, shell } = chosenApplications(requested, root, join(root, 'apps'))
  return { folders: folders.map(folder => folder.slice(root.length + 1)), others, shell }
}

it.each([
  [[], { folders: ['apps/amm', 'apps/tools'], others: [], shell: false }],
  [['tools'], { folders: ['apps/tools'], others: ['amm'], shell: false }],
  [
    ['../elsewhere/shift-book'],
    { folders: ['elsewhere/shift-book'], others: ['amm', 'tools'], shell: false },
  ],
  [['./amm'], { folders: ['apps/amm'], others: ['tools'], shell: false }],
  [['shell'], { folders: [], others: ['amm', 'tools'], shell: true }],
  [['shell', 'amm'], { folders: ['apps/amm'], others: ['tools'], shell: true }],
])('%j means %j', (requested, expected) => {
  expect(chosen(...requested)).toEqual(expected)
})

it.each([['ammm'], ['not-yet'], ['../elsewhere'], ['../nowhere']])('rejects %s as an application', name => {
  expect(() => chosen(name)).toThrow(/amm, tools|amm、tools/)
})
