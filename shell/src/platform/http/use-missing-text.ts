import { CallFailure } from '@apron/contract/errors/call-failure'
import { fillText } from '@apron/contract/texts/fill-text'
import { failureText } from '@apron/contract/wire/failure-plan'
import { useTexts } from '@apron/sdk/texts'
import { useCallback } from 'react'
import { httpTexts } from './http.texts.ts'

/** A failure of a call; anything else is a fault of the page and goes on to its boundary. */
function failureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error
  return error
}

/** What a person reads in the place of what could not be loaded, and why: 收藏加载失败，原因：… */
export function useMissingText(): (what: string, error: unknown) => string {
  const texts = useTexts(httpTexts)
  return useCallback(
    (what, error) => fillText(texts.because, { what, reason: failureText(failureOf(error), texts) }),
    [texts],
  )
}
