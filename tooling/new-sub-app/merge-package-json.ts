interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}

/**
 * Merges the template's package.json with an existing one: installed libraries keep their source, such as a file.
 * Everything else comes from the template. @throws if one of them is not JSON
 */
export function mergePackageJson(template: string, existing: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm itself has written or read both
  const [fromTemplate, current] = [JSON.parse(template) as PackageJson, JSON.parse(existing) as PackageJson]
  const installed = { ...current.devDependencies, ...current.dependencies }
  const withInstalledVersions = (libraries: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(libraries).map(([name, version]) => [name, installed[name] ?? version]))
  const devDependencies = withInstalledVersions(fromTemplate.devDependencies)
  const others = Object.entries(installed).filter(([name]) => !(name in devDependencies))
  const dependencies = Object.fromEntries(
    [...Object.entries(withInstalledVersions(fromTemplate.dependencies)), ...others].toSorted(
      ([one], [other]) => (one < other ? -1 : 1),
    ),
  )
  return `${JSON.stringify({ ...fromTemplate, dependencies, devDependencies }, null, 2)}\n`
}
