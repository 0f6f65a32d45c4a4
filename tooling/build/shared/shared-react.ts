import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Places } from '../places.ts'
import type { Target } from '../target.ts'
import { buildShared, REACT_IDS } from '../vite-build.ts'

const ENTRY = 'virtual:shared-react'

type Exports = Readonly<Record<string, unknown>>

/** Merges the exports of several modules. @throws if two modules export different things under one name */
export function unionOfExports(modules: ReadonlyMap<string, Exports>): string[] {
  const union = new Map<string, unknown>()
  for (const [id, exports] of modules) {
    for (const [name, value] of Object.entries(exports)) {
      if (name === 'default') continue
      if (union.has(name) && union.get(name) !== value) throw new Error(`${id} exports another ${name}`)
      union.set(name, value)
    }
  }
  return [...union.keys()].toSorted()
}

function productionModules(root: string): Map<string, Exports> {
  // The development build of React has other exports.
  process.env['NODE_ENV'] = 'production'
  const require = createRequire(join(root, 'package.json'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these CommonJS modules export objects
  return new Map(REACT_IDS.map(id => [id, require(id) as Exports]))
}

/** One module with the exports of all four, so that their versions match and one request fetches them. */
export function reactEntry(names: readonly string[]): string {
  const imports = REACT_IDS.map((id, index) => `import part${index} from '${id}'`)
  const parts = REACT_IDS.map((_, index) => `...part${index}`)
  return [
    ...imports,
    `const all = { ${parts.join(', ')} }`,
    'export default all',
    `export const { ${names.join(', ')} } = all`,
  ].join('\n')
}

function entryPlugin(code: string): Plugin {
  return {
    name: 'apron:shared-react',
    resolveId: id => (id === ENTRY ? ENTRY : null),
    load: id => (id === ENTRY ? code : null),
  }
}

export function sharedReact(places: Places): Target {
  return {
    name: 'react',
    inputs: ['package-lock.json', 'tooling/build', 'packages/sdk/src/vite'],
    async build() {
      const modules = productionModules(places.root)
      const folder = await buildShared(places, {
        name: `react-${String(modules.get('react')?.['version'])}`,
        input: { react: ENTRY },
        plugins: [entryPlugin(reactEntry(unionOfExports(modules)))],
        external: [],
        codeSplitting: false,
      })
      return [folder]
    },
  }
}
