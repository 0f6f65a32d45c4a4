import { codeKind } from '@apron/contract/codes/response-codes'

/**
 * What an answer means for the one that is kept: the new one is kept, none is any more, or nothing, where the server is out of order or
 * the session is over.
 */
export function answerMeaning(status: number, code: number): 'keep' | 'forget' | null {
  if (status >= 500 || status === 401 || status === 429) return null
  const kind = codeKind(code)
  if (kind === 'session-over') return null
  return kind === 'success' && status < 300 ? 'keep' : 'forget'
}
