/** A file of a build, with its checksum where one is known. */
export interface KeptFile {
  readonly url: string
  readonly integrity?: string | undefined
}

/** What one build of the portal consists of. The build writes it into the worker. */
export interface KeptBuild {
  readonly id: string
  readonly files: readonly KeptFile[]
}

const BUILD_META = /<meta name="apron-build" content="([^"]*)"/

/** The build that a document belongs to: nodes that are deployed one after the other answer with one or the other. */
export function buildOfDocument(html: string): string | null {
  return BUILD_META.exec(html)?.[1] ?? null
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []
}

/**
 * The files of an application out of its manifest, but for those of pages where voluntary reports are made.
 * @param folder `/apps/<name>/<version>/`
 */
export function filesOfApp(manifest: unknown, folder: string): KeptFile[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const integrity: unknown = Reflect.get(manifest, 'integrity')
  const left = new Set(strings(Reflect.get(manifest, 'notKept')))
  return Object.entries(typeof integrity === 'object' && integrity !== null ? integrity : {}).flatMap(
    ([file, hash]) =>
      left.has(file) || typeof hash !== 'string' ? [] : [{ url: folder + file, integrity: hash }],
  )
}
