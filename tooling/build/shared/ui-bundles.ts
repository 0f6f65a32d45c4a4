/**
 * UI parts grouped into files. Every part keeps its specifier. The import map maps all parts of a bundle to the same
 * file, so that the first page requests two files (`core` and the shared code) instead of twenty.
 */
export const UI_BUNDLES = {
  core: [
    'button',
    'feedback',
    'icons',
    'menu',
    'menu-icons',
    'page',
    'popover',
    'provider',
    'save-file',
    'status',
    'text',
  ],
  forms: [
    'confirm',
    'description-list',
    'dialog',
    'fields',
    'form',
    'photos',
    'record-header',
    'select',
    'tabs',
    'timeline',
    'tooltip',
    'upload-field',
    'user-field',
  ],
  dates: ['date-fields', 'validity-field'],
  table: ['table'],
} as const satisfies Record<string, readonly string[]>

/** Returns the file name of a part without `.js`. A part without a bundle has its own file. */
export function bundleOf(part: string): string {
  const bundle = Object.entries(UI_BUNDLES).find(([, parts]) => parts.some(known => known === part))
  return bundle?.[0] ?? part
}

/** Returns the sources of each bundle. */
export function bundleSources(parts: ReadonlyMap<string, string>): Map<string, string[]> {
  const bundles = new Map<string, string[]>()
  for (const [part, source] of parts) {
    const name = bundleOf(part)
    bundles.set(name, [...(bundles.get(name) ?? []), source])
  }
  return bundles
}
