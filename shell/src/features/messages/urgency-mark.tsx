import type { Urgency } from '@apron/contract/codes/message-codes'
import { Status } from '@apron/ui/status'
import { useTranslation } from 'react-i18next'

const MEANINGS = { 0: 'neutral', 1: 'amber', 2: 'red' } as const

/** How urgent a message is, by shape and word; nothing for the ordinary ones unless it must be said. */
export function UrgencyMark({ urgency }: { readonly urgency: Urgency }) {
  const { t } = useTranslation()
  if (urgency === 0) return <span>{t('messages.urgency0')}</span>
  return <Status meaning={MEANINGS[urgency]}>{t(`messages.urgency${urgency}`)}</Status>
}
