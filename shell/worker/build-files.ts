/** A file of a build, with its checksum if known. */
export interface BuildFile {
  readonly url: string
  readonly integrity?: string | undefined
}

/** Files of one build of the portal. The build writes them into the worker. */
export interface PortalBuild {
  readonly id: string
  readonly files: readonly BuildFile[]
}

const BUILD_META = /<meta name="apron-build" content="([^"]*)"/

/** Returns the build of a document. During a deployment, nodes may respond with different builds. */
export function buildOfDocument(html: string): string | null {
  return BUILD_META.exec(html)?.[1] ?? null
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []
}

/**
 * Returns the files of an application from its manifest, without those of pages for voluntary reports.
 * @param folder `/apps/<name>/<version>/`
 */
export function filesOfApp(manifest: unknown, folder: string): BuildFile[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const integrity: unknown = Reflect.get(manifest, 'integrity')
  const excluded = new Set(strings(Reflect.get(manifest, 'notKept')))
  return Object.entries(typeof integrity === 'object' && integrity !== null ? integrity : {}).flatMap(
    ([file, hash]) =>
      excluded.has(file) || typeof hash !== 'string' ? [] : [{ url: folder + file, integrity: hash }],
  )
}
