import { IfPermitted, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { Alert } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { Mono } from '@apron/ui/text'
import type { ReleaseCheck } from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'

interface ReleaseListProps {
  readonly check: ReleaseCheck
  readonly status: string
}

/** Figures of a package, and what keeps it from being released. */
export function ReleaseList({ check, status }: ReleaseListProps) {
  const texts = useTexts(PACKAGE_TEXTS)
  const { blocks, unchecked, figures } = check
  const isOver = status === 'RELEASED' || status === 'CLOSED'
  return (
    <>
      <Section title={texts.figures}>
        <DescriptionList
          items={factsOf(texts, {
            percent: `${figures.percent} %`,
            cards: `${figures.cardsDone} / ${figures.cards}`,
            hours: `${figures.estHours} / ${figures.actualHours}`,
            openNonRoutines: String(figures.openNonRoutines),
            openMaterial: String(figures.openMaterial),
            toolsOut: String(figures.toolsOut),
          })}
        />
      </Section>
      {!isOver && (
        <Section title={texts.check} count={blocks.length}>
          <div className="wc-check">
            {unchecked.includes('tools') && <Alert meaning="amber">{texts.uncheckedTools}</Alert>}
            {unchecked.includes('rectifications') && (
              <Alert meaning="amber">{texts.uncheckedRectifications}</Alert>
            )}
            {blocks.length === 0 ? (
              <Status meaning="green">{texts.empty}</Status>
            ) : (
              <>
                <ul className="wc-hours">
                  {blocks.map(({ kind, no, cardNo, text }) => (
                    <li key={`${kind} ${no} ${cardNo}`}>
                      <span>
                        {texts[kind]} <Mono>{no}</Mono> {cardNo !== no && cardNo} {text}
                      </span>
                    </li>
                  ))}
                </ul>
                <IfPermitted resource={workPackage.actionRights.release}>
                  <Button kind="primary" disabled title={texts.blocked}>
                    {texts.release}
                  </Button>
                </IfPermitted>
              </>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
