import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { FileFacts } from '@apron/pages/records'
import { fillText, useNavigate, useTexts } from '@apron/sdk'
import { TextButton } from '@apron/ui/button'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { RO_SOURCE_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { orderLink } from '../../contract/rules/checks/order-link.ts'
import { RO_TEXTS } from './rectification.texts.ts'
import { useRoDictionaries } from './ro-dictionaries.ts'

/** Shows finding, source, responsible person and due dates. */
export function RoFacts({ order }: { readonly order: RoDetail }) {
  const texts = useTexts(RO_TEXTS)
  const sources = useTexts(RO_SOURCE_TEXTS)
  const dictionaries = useRoDictionaries()
  const navigate = useNavigate()
  const { source, watchUntil } = order
  const facts = factsOf(texts.facts, {
    level: dictionaries.label('FINDING_LEVEL', order.level),
    sourceType: (
      <span className="sq-ro-source">
        {sources[order.sourceType]}{' '}
        {source !== null && (
          <TextButton onClick={() => navigate(orderLink({ id: source.id, checkNo: source.number }))}>
            {source.number}
          </TextButton>
        )}
      </span>
    ),
    basis: order.basis,
    respDept: order.respDept.name,
    respPerson: order.respPerson.name,
    issuer: order.issuer.name,
    issuedAt: wireMinute(order.issuedAt),
    planDue: order.planDue,
    rectifyDue: order.rectifyDue,
    daysOpen: order.daysOpen,
    ...(order.cycle === 1 ? {} : { cycle: order.cycle }),
    ...(order.acReg === '' ? {} : { acReg: order.acReg }),
    ...(order.ata === null ? {} : { ata: dictionaries.chapter(order.ata) }),
    ...(order.containmentDue === null || order.containedAt !== null
      ? {}
      : { containmentDue: wireMinute(order.containmentDue) }),
    ...(order.closedAt === null ? {} : { closedAt: wireMinute(order.closedAt) }),
  })
  const wide = factsOf(texts.facts, {
    description: order.description,
    ...(order.containment === '' ? {} : { containment: order.containment }),
    ...(watchUntil === null
      ? {}
      : { watch: fillText(texts.watch, { date: watchUntil, measure: order.watchMeasure }) }),
    ...(order.evidence.length === 0
      ? {}
      : { evidence: <FileFacts label={texts.facts.evidence} files={order.evidence} /> }),
  }).map(fact => Object.assign(fact, { wide: true }))
  return (
    <Section title={texts.facts.title}>
      <DescriptionList items={[...wide, ...facts]} />
    </Section>
  )
}
