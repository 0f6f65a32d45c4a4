/** The properties of a package.json that are used here. */
export interface PackageJson {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly scripts?: unknown
  readonly devDependencies?: unknown
  readonly [key: string]: unknown
}

/** `./src/a.tsx` → `./dist/a.js`; a style sheet keeps its extension. @param ending of a script */
function toBuiltPath(path: string, ending: '.js' | '.d.ts'): string {
  return path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, ending)
}

function toExport(path: string): unknown {
  if (!/\.tsx?$/.test(path)) return toBuiltPath(path, '.js')
  return { types: toBuiltPath(path, '.d.ts'), default: toBuiltPath(path, '.js') }
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/**
 * Returns the published package.json: scripts and types in `dist/` instead of the sources, without repository-only
 * properties. @param bin additional programs
 */
export function packedPackage(source: PackageJson, bin: Readonly<Record<string, string>> = {}): object {
  const { exports, bin: ownBin = {}, scripts: _scripts, devDependencies: _development, ...rest } = source
  const programs = { ...mapValues(ownBin, path => toBuiltPath(path, '.js')), ...bin }
  return {
    ...rest,
    exports: mapValues(exports, toExport),
    ...(Object.keys(programs).length === 0 ? {} : { bin: programs }),
  }
}

/** Declarations import the sources they were made from, but the package contains only scripts. */
export function withBuiltImports(declarations: string): string {
  return declarations.replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2')
}
