import type { Urgency } from '@apron/contract/codes/message-codes'
import { useTexts } from '@apron/sdk/texts'
import { Status } from '@apron/ui/status'
import { bellTexts } from '../bell/bell.texts.ts'

const MEANINGS = { 0: 'neutral', 1: 'amber', 2: 'red' } as const

/** Shows the urgency as shape and word, and normal urgency as a word only. */
export function UrgencyMark({ urgency }: { readonly urgency: Urgency }) {
  const texts = useTexts(bellTexts)
  if (urgency === 0) return <span>{texts.urgency0}</span>
  return <Status meaning={MEANINGS[urgency]}>{texts[`urgency${urgency}`]}</Status>
}
