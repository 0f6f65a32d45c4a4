import { fillText, useNavigate, usePermission, useTexts } from '@apron/sdk'
import { LinkButton, TextButton } from '@apron/ui/button'
import { DescriptionList } from '@apron/ui/description-list'
import { Section, Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { RO_STATUS_TEXTS, RO_STATUSES } from '../../contract/rectifications/rectification.values.ts'
import { REPORT_SUMMARY_PERMISSION } from '../../contract/reports/desk.calls.ts'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { roLink } from '../../contract/rules/rectifications/ro-link.ts'
import { TARGETS } from '../../contract/rules/reports/report-targets.ts'
import { WORK_TEXTS } from './work.texts.ts'

/** Shows time limits, signatures and orders of the report. */
export function WorkSide({ report }: { readonly report: DeskReport }) {
  const texts = useTexts(WORK_TEXTS)
  const statuses = useTexts(RO_STATUS_TEXTS)
  const navigate = useNavigate()
  const maySummarise = usePermission(REPORT_SUMMARY_PERMISSION)
  const { work, orders, targets, mergedInto, actions } = report
  const due = TARGETS.filter(target => targets[target] !== null)
  const statusOf = (status: string) => {
    const knownStatus = RO_STATUSES.find(each => each === status)
    return knownStatus === undefined ? status : statuses[knownStatus]
  }
  const ata = work?.findings.card.ata ?? null
  const newOrder = new URLSearchParams({ report: report.id, ...(ata === null ? {} : { ata }) }).toString()
  const isInvestigated = actions.includes('act') || report.state === 'ACTION'
  return (
    <>
      {mergedInto !== null && <Prose>{fillText(texts.mergedInto, { number: mergedInto })}</Prose>}
      {due.length > 0 && (
        <Section title={texts.targets.title}>
          <DescriptionList
            columns={1}
            items={due.map(target => ({ id: target, label: texts.targets[target], value: targets[target] }))}
          />
        </Section>
      )}
      {work !== null && (
        <Section title={texts.signatures}>
          <Stack>
            {work.signatures.length === 0 ? (
              <Prose>{texts.noSignature}</Prose>
            ) : (
              <ul>
                {work.signatures.map(({ by, date }) => (
                  <li key={by.code}>{fillText(texts.signed, { name: by.name, date })}</li>
                ))}
              </ul>
            )}
            {maySummarise && (
              <LinkButton kind="quiet" href={`/safetyQuality/reportSummary?id=${report.id}`}>
                {texts.summary.title}
              </LinkButton>
            )}
            {work.libraryNumber !== null && <Prose>{`${texts.library} ${work.libraryNumber}`}</Prose>}
          </Stack>
        </Section>
      )}
      {work !== null && (
        <Section title={texts.orders}>
          <Stack>
            {orders.length === 0 ? (
              <Prose>{texts.noOrders}</Prose>
            ) : (
              <ul>
                {orders.map(({ id, roNo, title, status }) => (
                  <li key={id}>
                    <TextButton onClick={() => navigate(roLink({ id, roNo }))}>{roNo}</TextButton>{' '}
                    {`${title} · ${statusOf(status)}`}
                  </li>
                ))}
              </ul>
            )}
            {isInvestigated && actions.includes('saveWork') && (
              <LinkButton href={`/safetyQuality/rectificationOrder?${newOrder}`}>{texts.newOrder}</LinkButton>
            )}
          </Stack>
        </Section>
      )}
    </>
  )
}
