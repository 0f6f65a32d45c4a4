import type { ErrorEntry } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PluginServices } from '../plugin/plugin-services.ts'

/** Returns the first employee number without a person. */
export async function findUnknownPerson(
  people: Pick<PluginServices['people'], 'byCodes'>,
  codes: readonly string[],
): Promise<string | undefined> {
  const named = [...new Set(codes)].filter(code => code !== '')
  if (named.length === 0) return undefined
  const known = new Set((await people.byCodes(named)).map(({ userCode }) => userCode))
  return named.find(code => !known.has(code))
}

/** Rejects an employee number without a person. Accepts an empty one. @param error names it as `code` */
export async function requirePeople(
  people: Pick<PluginServices['people'], 'byCodes'>,
  codes: readonly string[],
  error: ErrorEntry,
): Promise<void> {
  const code = await findUnknownPerson(people, codes)
  if (code !== undefined) throw new Refusal(error, { code })
}
