interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}

/**
 * Merges the template's package.json with an existing one: installed libraries keep their source, such as a file.
 * Everything else comes from the template. @throws if one of them is not JSON
 */
export function mergedPackage(template: string, existing: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm itself has written or read both
  const [wanted, before] = [JSON.parse(template) as PackageJson, JSON.parse(existing) as PackageJson]
  const installed = { ...before.devDependencies, ...before.dependencies }
  const keep = (libraries: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(libraries).map(([name, version]) => [name, installed[name] ?? version]))
  const devDependencies = keep(wanted.devDependencies)
  const others = Object.entries(installed).filter(([name]) => !(name in devDependencies))
  const dependencies = Object.fromEntries(
    [...Object.entries(keep(wanted.dependencies)), ...others].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  )
  return `${JSON.stringify({ ...wanted, dependencies, devDependencies }, null, 2)}\n`
}
