import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { PluginServices } from '../plugin/plugin-services.ts'

/** Names of codes in one language. An unknown code is returned as it is. */
export interface Names {
  readonly person: (code: string) => Named
  readonly department: (code: string) => Named
}

/** Services that look up names. */
export interface NameSource {
  readonly people: Pick<PluginServices['people'], 'byCodes'>
  readonly departments: Pick<PluginServices['departments'], 'names'>
}

/** Looks up all people and departments of a response, each once. */
export async function loadNames(
  services: NameSource,
  language: Language,
  codes: { readonly people: readonly string[]; readonly departments: readonly string[] },
): Promise<Names> {
  const people = await services.people.byCodes([...new Set(codes.people)])
  const departments = await services.departments.names([...new Set(codes.departments)])
  const personNames = new Map<string, TextPair>(people.map(person => [person.userCode, person.name]))
  const named = (code: string, names: ReadonlyMap<string, TextPair>): Named => ({
    code,
    name: names.get(code)?.[language] ?? code,
  })
  return {
    person: code => named(code, personNames),
    department: code => named(code, departments),
  }
}
