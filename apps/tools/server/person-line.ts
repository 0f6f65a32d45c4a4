import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Kysely } from 'kysely'

/** Returns a person as a line of a record names them: number and name in both languages. */
export async function personLine(
  services: PluginServices,
  trx: Kysely<unknown>,
  userCode: string,
): Promise<string> {
  const [person] = await services.in(trx).people.byCodes([userCode])
  return person === undefined ? userCode : `${userCode} ${person.name.zh} / ${person.name.en}`
}
