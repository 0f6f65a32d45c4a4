import { expect, it } from 'vitest'
import { packedPackage, withBuiltImports } from './packed-package.ts'

it('ships scripts with their types instead of sources', () => {
  const source = {
    name: '@apron/ui',
    version: '0.1.0',
    private: true,
    exports: {
      './ui.css': './src/ui.css',
      './button': './src/button/button.tsx',
      './rules/*': './src/rules/*.ts',
    },
    bin: { 'apron-tool': './src/tool/cli.ts' },
    scripts: { gallery: 'vite gallery' },
    dependencies: { dayjs: '1.11.19' },
    peerDependencies: { react: '19.3.1' },
    devDependencies: { vite: '8.3.8' },
  }
  expect(packedPackage(source, { 'new-sub-app': './new-sub-app/outside.js' })).toEqual({
    name: '@apron/ui',
    version: '0.1.0',
    private: true,
    exports: {
      './ui.css': './dist/ui.css',
      './button': { types: './dist/button/button.d.ts', default: './dist/button/button.js' },
      './rules/*': { types: './dist/rules/*.d.ts', default: './dist/rules/*.js' },
    },
    bin: { 'apron-tool': './dist/tool/cli.js', 'new-sub-app': './new-sub-app/outside.js' },
    dependencies: { dayjs: '1.11.19' },
    peerDependencies: { react: '19.3.1' },
  })
})

it.each([
  [`export { a } from './x/a.tsx';`, `export { a } from './x/a.js';`],
  [`import type { A } from "../a.ts";`, `import type { A } from "../a.js";`],
  [`type A = import('./a.ts').A;`, `type A = import('./a.js').A;`],
  [`import { Call } from '@apron/contract/calls/define-call';`, null],
  [`/** See './a.ts'. */`, null],
])('%s', (before, after) => {
  expect(withBuiltImports(before)).toBe(after ?? before)
})
