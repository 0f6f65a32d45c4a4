import { IfPermitted, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { DescriptionList } from '@apron/ui/description-list'
import { Alert } from '@apron/ui/feedback'
import { Section, Stack } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { NamedRows } from '@apron/ui/table'
import { Mono } from '@apron/ui/text'
import type { Block, ReleaseCheck } from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { useFigureFacts } from './use-figure-facts.ts'

/** Shows the figures of a package, and the items that block its release. */
export function ReleaseList({ check, status }: { readonly check: ReleaseCheck; readonly status: string }) {
  const texts = useTexts(PACKAGE_TEXTS)
  const { blocks, unchecked, figures } = check
  const isOver = status === 'RELEASED' || status === 'CLOSED'
  return (
    <>
      <Section title={texts.figures}>
        <DescriptionList items={useFigureFacts(figures)} />
      </Section>
      {!isOver && (
        <Section title={texts.check} count={blocks.length}>
          <Stack>
            {unchecked.includes('tools') && <Alert meaning="amber">{texts.uncheckedTools}</Alert>}
            {unchecked.includes('rectifications') && (
              <Alert meaning="amber">{texts.uncheckedRectifications}</Alert>
            )}
            {blocks.length === 0 ? (
              <Status meaning="green">{texts.empty}</Status>
            ) : (
              <>
                <NamedRows label={texts.check} rows={blocks.map(block => toRow(block, texts[block.kind]))} />
                <IfPermitted resource={workPackage.actionPermissions.release}>
                  <Button kind="primary" disabled title={texts.blocked}>
                    {texts.release}
                  </Button>
                </IfPermitted>
              </>
            )}
          </Stack>
        </Section>
      )}
    </>
  )
}

const toRow = ({ kind, no, cardNo, text }: Block, label: string) => ({
  id: `${kind} ${no} ${cardNo}`,
  name: (
    <>
      {label} <Mono>{no}</Mono> {cardNo !== no && cardNo} {text}
    </>
  ),
  actions: null,
})
