import { useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { Faint } from '@apron/ui/text'
import type { OfferedTemplate } from '../../contract/checks/check-draft.entities.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'

/** Shows the items of a template, read-only. */
export function TemplateItems({ items }: Pick<OfferedTemplate, 'items'>) {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  return (
    <Section title={texts.field.items} count={items.length}>
      <ol className="sq-numbered">
        {items.map(({ seq, group, text, critical }) => (
          <li key={seq} value={seq}>
            {text} <Faint>{group}</Faint> {critical && <Status meaning="amber">{texts.critical}</Status>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
