import { actingName } from '@apron/contract/texts/acting-name'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { useLanguage, useTexts } from '@apron/sdk'
import { Mono } from '@apron/ui/text'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { STATUS_TEXTS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { signaturesOf } from './signatures.ts'

/** On paper alone: who signed the order, with number and time. What nobody has signed leaves room for a pen. */
export function OrderSignatures({ order }: { readonly order: CheckOrderDetail }) {
  const { signatures: texts, facts } = useTexts(CHECKED_RESULT_TEXTS)
  const states = useTexts(STATUS_TEXTS)
  const language = useLanguage()
  return (
    <table className="sq-signatures">
      <caption>{`${texts.title} · ${order.checkNo} · ${states[order.status]}`}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {signaturesOf(order).map(({ part, name, forName, code, at }) => (
          <tr key={part}>
            <th scope="row">{facts[part]}</th>
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
