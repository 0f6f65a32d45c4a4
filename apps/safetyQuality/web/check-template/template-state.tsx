import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { TEMPLATE_STATUS_TEXTS, type TemplateStatus } from '../../contract/checks/check-template.values.ts'

const MEANINGS = {
  DRAFT: 'info',
  ACTIVE: 'green',
  RETIRED: 'neutral',
} as const satisfies Record<TemplateStatus, StatusProps['meaning']>

export function TemplateState({ status }: { readonly status: TemplateStatus }) {
  const texts = useTexts(TEMPLATE_STATUS_TEXTS)
  return <Status meaning={MEANINGS[status]}>{texts[status]}</Status>
}
