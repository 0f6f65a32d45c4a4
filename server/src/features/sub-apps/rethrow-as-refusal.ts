import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { OperatorError } from '../../platform/config/operator-error.ts'

/** Rethrows an operator error of the work as a refusal in both languages. */
export async function rethrowAsRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    const { zh, en } = error.text
    const { subAppRefused: entry } = SERVER_ERRORS
    throw new Refusal({
      ...entry,
      zh: entry.zh.replace('{reason}', () => zh),
      en: entry.en.replace('{reason}', () => en),
    })
  }
}
