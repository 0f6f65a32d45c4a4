import { actingName } from '@apron/contract/texts/acting-name'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { useLanguage, useTexts } from '@apron/sdk'
import { Mono } from '@apron/ui/text'
import type { RoDetail } from '../../contract/rectification.entities.ts'
import { RO_STATUS_TEXTS } from '../../contract/rectification.values.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { roSignaturesOf } from './ro-signed.ts'

/** On paper alone: who signed which step, with number and time. What nobody has signed leaves room for a pen. */
export function RoSignatures({ order }: { readonly order: RoDetail }) {
  const texts = useTexts(RO_TEXTS).signatures
  const states = useTexts(RO_STATUS_TEXTS)
  const language = useLanguage()
  return (
    <table className="sq-signatures">
      <caption>{`${texts.title} · ${order.roNo} · ${states[order.status]}`}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {roSignaturesOf(order).map(({ part, name, forName, code, at }) => (
          <tr key={part}>
            <th scope="row">{texts[part]}</th>
            <td>{actingName(name, forName, language)}</td>
            <td>
              <Mono>{code}</Mono>
            </td>
            <td>{at === null ? texts.unsigned : wireMinute(at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
