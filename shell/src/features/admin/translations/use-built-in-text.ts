import type { TextPair } from '@apron/contract/texts/text-pair'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PageServices } from '../../own-pages/page-services.ts'

/** The text that comes with the portal for a code; null when it knows none, or not yet. */
export function useBuiltInText(services: PageServices): (code: string) => TextPair | null {
  const { data } = useQuery({
    queryKey: ['builtInTexts'],
    queryFn: () => services.builtInTexts(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useCallback(code => data?.get(code) ?? null, [data])
}
