import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure } from '../../../platform/http/call-failure.ts'

/** What a person reads about a call that failed: the server's words, or that it did not answer. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation()
  return useCallback(
    error => {
      if (!(error instanceof CallFailure)) throw error
      if (error.kind === 'rejected') return error.said
      return t('http.failed') + (error.said || t('http.noAnswer'))
    },
    [t],
  )
}
