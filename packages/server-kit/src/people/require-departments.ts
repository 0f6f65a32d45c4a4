import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '../plugin/plugin-services.ts'

/** Rejects a code without a department. Accepts an empty code. */
export async function requireDepartments(
  departments: PluginServices['departments'],
  codes: readonly string[],
): Promise<void> {
  const named = [...new Set(codes)].filter(code => code !== '')
  const known = await departments.names(named)
  const unknown = named.find(code => !known.has(code))
  if (unknown !== undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: unknown })
}
