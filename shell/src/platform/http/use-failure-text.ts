import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure } from './call-failure.ts'
import { failureReason, failureWords } from './failure-words.ts'

/** A failure of a call; anything else is a fault of the page and goes on to its boundary. */
function failureOf(error: unknown): CallFailure {
  if (!(error instanceof CallFailure)) throw error
  return error
}

function useFailureTexts() {
  const { t } = useTranslation()
  return useCallback(
    () => ({ rejected: t('http.rejected'), failed: t('http.failed'), noAnswer: t('http.noAnswer') }),
    [t],
  )
}

/** What a person reads about a call that failed: the server's words, or that it did not answer. */
export function useFailureText(): (error: unknown) => string {
  const texts = useFailureTexts()
  return useCallback(error => failureWords(failureOf(error), texts()), [texts])
}

/** The same in the place of what could not be loaded: 收藏加载失败，原因：… */
export function useMissingText(): (what: string, error: unknown) => string {
  const { t } = useTranslation()
  const texts = useFailureTexts()
  return useCallback(
    (what, error) => t('http.because', { what, reason: failureReason(failureOf(error), texts()) }),
    [t, texts],
  )
}
