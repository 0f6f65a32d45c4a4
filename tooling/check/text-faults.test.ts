import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from '../imports/check-imports.ts'
import { textFaults } from './text-faults.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['packages', 'shell', 'apps', 'e2e', 'server', 'tooling/new-sub-app/template']

it('[I18N-01] every text is asked for, and has a code of its own', () => {
  const sources = sourceFiles(ROOT, FOLDERS)
    .filter(path => /[.]tsx?$/.test(path) && !/[.]test[.]tsx?$/.test(path))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  expect(textFaults(sources)).toEqual({ unused: [], repeated: [] })
})

const TABLE = {
  path: 'box.texts.ts',
  text: `export const boxTexts = defineTexts('box', {
    open: { zh: '打开', en: 'open' },
    close: WORDS.close,
    kind: { small: { zh: '小', en: 'Small' }, large: { zh: '大', en: 'Large' } } satisfies Record<Kind, TextPair>,
  })`,
}

const USES = 'const texts = useTexts(boxTexts);'

it.each<[string, string, string[]]>([
  ['nothing is asked', USES, ['box.open', 'box.close', 'box.kind.small', 'box.kind.large']],
  ['asked by name', `${USES} use(texts.open, texts.close, texts.kind.small)`, ['box.kind.large']],
  ['taken out', `const { open, kind: { small, large } } = useTexts(boxTexts)`, ['box.close']],
  [
    'asked by parts of a name',
    `${USES} use(texts[\`\${how}en\`], texts['close'], texts.kind[\`s\${m}ll\` as const])`,
    ['box.kind.large'],
  ],
  [
    'asked by a name that stands elsewhere',
    `${USES} use(texts.open, texts.close, texts.kind[kind])`,
    ['box.kind.large'],
  ],
  [
    'asked of something else',
    'use(door.open, door.close, door.small, door.large)',
    ['box.open', 'box.close', 'box.kind.small', 'box.kind.large'],
  ],
])('%s', (_what, text, unused) => {
  const elsewhere = { path: 'kinds.ts', text: `const KINDS = ['small']` }
  expect(textFaults([TABLE, { path: 'box.tsx', text }, elsewhere])).toEqual({ unused, repeated: [] })
})

it('two texts with one code are found', () => {
  const again = {
    path: 'other.texts.ts',
    text: `const other = defineTexts('box.kind', { small: SMALL }); use(other.small)`,
  }
  const use = {
    path: 'box.tsx',
    text: 'use(boxTexts.open, boxTexts.close, boxTexts.kind.small, boxTexts.kind.large)',
  }
  expect(textFaults([TABLE, again, use])).toEqual({ unused: [], repeated: ['box.kind.small'] })
})
