import type { Language } from '@apron/contract/entities/language'
import type { PortalClient } from './portal-client.ts'
import type { TestServer } from './test-server.ts'

/** Logs each person in once for all tests of a suite, and lets them ask in the language of the test. */
export function sessionsOn(server: Pick<TestServer, 'as'>) {
  const people = new Map<string, Promise<PortalClient>>()
  return async (userCode: string, language: Language = 'zh'): Promise<PortalClient> => {
    const session = people.get(userCode) ?? server.as(userCode)
    people.set(userCode, session)
    const person = await session
    person.language = language
    return person
  }
}
