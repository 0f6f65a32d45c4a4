import { Mono } from '@apron/ui/text'
import type { CheckOrderRow } from '../../contract/checks/check-order.entities.ts'

export const TemplateName = ({ code, name }: NonNullable<CheckOrderRow['template']>) => (
  <>
    <Mono>{code}</Mono> {name}
  </>
)
