import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Kysely } from 'kysely'
import { namesOf } from './permission-changes.store.ts'

const TERMINAL: TextPair = { zh: '服务器维护人员', en: 'the operator of the server' }

/** Returns the name and number of a person for messages. @param code employee number, or `terminal:<account>` */
export async function personLabel(db: Kysely<unknown>, code: string): Promise<TextPair> {
  if (code.startsWith('terminal:')) return TERMINAL
  const name = (await namesOf(db, [code])).get(code)
  return name === undefined
    ? { zh: code, en: code }
    : { zh: `${name.zh}（${code}）`, en: `${name.en} (${code})` }
}
