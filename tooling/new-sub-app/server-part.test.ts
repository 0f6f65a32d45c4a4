import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { withDependency, withPlugin } from './server-part.ts'

const SERVER = resolve(import.meta.dirname, '../../server')

it('adds the server part of a new application in the order that the check requires', () => {
  const source = `import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { plugin as toolsPlugin } from '@apron/tools/server'

/** All. */
export const PLUGINS: readonly ServerPlugin[] = [toolsPlugin]
`
  expect(
    withPlugin(withPlugin(source, 'shiftBook'), 'class'),
  ).toBe(`import { plugin as classPlugin } from '@apron/class/server'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { plugin as shiftBookPlugin } from '@apron/shift-book/server'
import { plugin as toolsPlugin } from '@apron/tools/server'

/** All. */
export const PLUGINS: readonly ServerPlugin[] = [toolsPlugin, shiftBookPlugin, classPlugin]
`)
})

it('throws if the list is missing, and finds the one of the server', () => {
  expect(() => withPlugin('export const PLUGINS = all()', 'amm')).toThrow('plugins.ts')
  const plugins = readFileSync(resolve(SERVER, 'src/app/plugins.ts'), 'utf8')
  expect(withPlugin(plugins, 'quiteNew')).toMatch(/= \[.+, quiteNewPlugin\]/)
})

it('makes the server depend on the application, whatever else its package.json contains', () => {
  const source = readFileSync(resolve(SERVER, 'package.json'), 'utf8')
  const json = JSON.parse(withDependency(source, 'quiteNew'))
  expect(json.dependencies['@apron/quite-new']).toBe('0.1.0')
  delete json.dependencies['@apron/quite-new']
  expect(json).toEqual(JSON.parse(source))
  expect(withDependency(source, 'safetyQuality')).toBe(source)
})
