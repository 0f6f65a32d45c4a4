import { expect, it } from 'vitest'
import { type KeptChunk, keptChunks } from './kept-chunks.ts'

const chunk = (
  name: string,
  imports: string[],
  dynamicImports: string[] = [],
  css: string[] = [],
): KeptChunk => ({
  fileName: `${name}.js`,
  facadeModuleId: `/src/${name}.ts`,
  isEntry: name === 'entry',
  imports: imports.map(file => `${file}.js`),
  dynamicImports: dynamicImports.map(file => `${file}.js`),
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
})

it('[OFF-02] returns the whole build, except files that only certain pages need', () => {
  const chunks = [
    chunk('entry', ['common'], ['page', 'password'], ['entry.css']),
    chunk('common', [], ['entry']),
    chunk('page', ['common', 'fields'], [], ['page.css']),
    chunk('password', ['common', 'fields', 'strength'], [], ['password.css']),
    chunk('strength', []),
    chunk('fields', []),
  ]
  expect(keptChunks(chunks, module => module.endsWith('/password.ts'))).toEqual([
    'common.js',
    'entry.css',
    'entry.js',
    'fields.js',
    'page.css',
    'page.js',
  ])
})
