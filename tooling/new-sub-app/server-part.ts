import { packageOf } from './application-name.ts'

const IMPORT = /^import .* from '(.+)'$/
const LIST = /= \[(.*)\]/s

const specifierOf = (line: string) => IMPORT.exec(line)?.[1] ?? ''

/** Adds a server part to the source of `server/src/app/plugins.ts`. @throws if the file has an unexpected form */
export function withPlugin(source: string, name: string): string {
  const lines = source.split('\n')
  const imports = lines.filter(line => specifierOf(line) !== '')
  // With a suffix, because `class` and the like are valid application names but not identifiers.
  const plugin = `${name}Plugin`
  const added = `import { plugin as ${plugin} } from '${packageOf(name)}/server'`
  const sorted = [...imports, added].toSorted((one, other) =>
    specifierOf(one) < specifierOf(other) ? -1 : 1,
  )
  const rest = lines.slice(imports.length).join('\n')
  const list = LIST.exec(rest)?.[1]
  if (list === undefined) throw new Error('plugins.ts has no list of server parts')
  const names = [...list.split(',').map(each => each.trim()), plugin].filter(each => each !== '')
  return [...sorted, rest.replace(LIST, `= [${names.join(', ')}]`)].join('\n')
}

interface PackageJson {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** Adds the application to the dependencies of a `package.json`. */
export function withDependency(source: string, name: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a package.json of the repository
  const json = JSON.parse(source) as PackageJson
  const entries = Object.entries({ ...json.dependencies, [packageOf(name)]: json.version })
  const dependencies = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return `${JSON.stringify({ ...json, dependencies }, null, 2)}\n`
}
