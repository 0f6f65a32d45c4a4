import { CallFailure } from '@apron/contract/errors/call-failure'
import { fillText } from '@apron/contract/texts/fill-text'
import { failureText } from '@apron/contract/wire/failure-plan'
import { useTexts } from '@apron/sdk/texts'
import { useCallback } from 'react'
import { httpTexts } from './http.texts.ts'

/** Returns a failed call. Other errors are bugs of the page and go to its error boundary. */
function failureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error
  return error
}

/** Returns the text shown in place of what could not be loaded, with the reason: 收藏加载失败，原因：… */
export function useMissingText(): (what: string, error: unknown) => string {
  const texts = useTexts(httpTexts)
  return useCallback(
    (what, error) => fillText(texts.because, { what, reason: failureText(failureOf(error), texts) }),
    [texts],
  )
}
