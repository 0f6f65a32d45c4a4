import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which parts of the kit travel in one file. Every part keeps its own specifier; the import map leads the parts of a
 * bundle to the same file, so that the first page asks for two files (`core` and what bundles share) and not for twenty.
 */
export const UI_BUNDLES = {
  core: ['button', 'feedback', 'icons', 'menu', 'menu-icons', 'page', 'popover', 'provider', 'status'],
  forms: [
    'confirm',
    'description-list',
    'dialog',
    'fields',
    'form',
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

/** Part → source, as `exports` of the package say. Its style sheets are no parts. */
export function uiParts(root: string): Map<string, string> {
  const folder = join(root, 'packages/ui')
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof json !== 'object' || json === null || !('exports' in json)) {
    throw new Error('packages/ui has no exports')
  }
  const parts = new Map<string, string>()
  for (const [key, source] of Object.entries(json.exports ?? {})) {
    if (typeof source === 'string' && /\.tsx?$/.test(source)) parts.set(key.slice(2), join(folder, source))
  }
  return parts
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
