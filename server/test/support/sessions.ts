import type { Language } from '@apron/contract/dictionary/language'
import type { PortalClient } from './clients/portal-client.ts'
import type { TestServer } from './servers/test-server.ts'

/** Returns a function that logs people in with the language of the test. */
export function sessionsOn(server: Pick<TestServer, 'as'>) {
  return async (userCode: string, language: Language = 'zh'): Promise<PortalClient> => {
    const person = await server.as(userCode)
    person.language = language
    return person
  }
}
