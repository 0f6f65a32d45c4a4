import { Signatures } from '@apron/pages/record'
import { useTexts } from '@apron/sdk'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { RO_STATUS_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { roSignaturesOf } from './valid-signatures.ts'

/** Prints the signatures of the steps of a rectification order. */
export function RoSignatures({ order }: { readonly order: RoDetail }) {
  const texts = useTexts(RO_TEXTS).signatures
  const states = useTexts(RO_STATUS_TEXTS)
  return (
    <Signatures
      title={`${order.roNo} · ${states[order.status]}`}
      signatures={roSignaturesOf(order)}
      labels={texts}
    />
  )
}
