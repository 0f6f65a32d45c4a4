import { expect, it } from 'vitest'
import { mergePackageJson } from './merge-package-json.ts'

const TEMPLATE = JSON.stringify({
  name: 'shift-book',
  type: 'module',
  scripts: { test: 'vitest run' },
  dependencies: { '@apron/sdk': '0.1.0', react: '19.3.1' },
  devDependencies: { vite: '8.3.8' },
})

it('keeps the source of installed libraries, and takes the rest from the template', () => {
  const before = {
    name: 'folder',
    type: 'commonjs',
    scripts: { test: 'exit 1' },
    dependencies: { '@apron/sdk': 'file:vendor/apron-sdk-0.1.0.tgz', leftpad: '1.0.0', vite: '8.0.0' },
  }
  expect(JSON.parse(mergePackageJson(TEMPLATE, JSON.stringify(before)))).toEqual({
    name: 'shift-book',
    type: 'module',
    scripts: { test: 'vitest run' },
    dependencies: { '@apron/sdk': 'file:vendor/apron-sdk-0.1.0.tgz', leftpad: '1.0.0', react: '19.3.1' },
    devDependencies: { vite: '8.0.0' },
  })
})

it('turns an empty package.json into the template’s', () => {
  expect(JSON.parse(mergePackageJson(TEMPLATE, '{}'))).toEqual(JSON.parse(TEMPLATE))
})
