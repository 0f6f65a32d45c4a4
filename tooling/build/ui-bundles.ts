/**
 * Which parts of the kit travel in one file. Every part keeps its own specifier; the import map leads the parts of a
 * bundle to the same file, so that the first page asks for two files (`core` and what bundles share) and not for twenty.
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

/** Part → file name without `.js`. A part that no bundle names travels alone. */
export function bundleOf(part: string): string {
  const named = Object.entries(UI_BUNDLES).find(([, parts]) => parts.some(known => known === part))
  return named?.[0] ?? part
}

/** Bundle → the sources of its parts. */
export function bundleSources(parts: ReadonlyMap<string, string>): Map<string, string[]> {
  const bundles = new Map<string, string[]>()
  for (const [part, source] of parts) {
    const name = bundleOf(part)
    bundles.set(name, [...(bundles.get(name) ?? []), source])
  }
  return bundles
}
