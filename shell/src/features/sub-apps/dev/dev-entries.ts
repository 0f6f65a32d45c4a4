import type { RegistryWatch } from '../manifest/registry-watch.ts'

/**
 * Returns the entries of applications that run from a development server. Empty in production. Never rejects.
 */
export async function devEntries(registry: RegistryWatch): Promise<ReadonlyMap<string, string>> {
  // Without a registry no application opens, and its error card says so.
  const sources = await registry.current().catch(() => new Map<string, never>())
  const entries = new Map<string, string>()
  for (const [name, source] of sources) if (source.kind === 'dev') entries.set(name, source.entry)
  return entries
}
