import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { recordLink, useRecordWords } from '@apron/pages/records'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Menu } from '@apron/ui/menu'
import { Mono, Small } from '@apron/ui/text'
import { useDraggable } from '@dnd-kit/core'
import type { BoardPackage } from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { useFigureFacts } from './use-figure-facts.ts'
import type { PackageMoves } from './use-package-moves.ts'

interface PackageCardProps {
  readonly shown: BoardPackage
  readonly moves: PackageMoves
}

/** Shows a package on the board. It is dragged by its header, or moved with its menu. */
export function PackageCard({ shown, moves }: PackageCardProps) {
  const texts = useTexts(PACKAGE_TEXTS)
  const words = useRecordWords(workPackage)
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: shown.id })
  const { packageNo, acReg, bay, plannedIn, plannedOut, status, figures } = shown
  const targets = moves.targets(status)
  const style = transform === null ? {} : { transform: `translate(${transform.x}px, ${transform.y}px)` }
  return (
    <li ref={setNodeRef} className="wc-package" data-dragging={isDragging || undefined} style={style}>
      <div className="wc-package-head" {...(targets.length > 0 ? listeners : {})}>
        <a href={recordLink(workPackage, '/packageBoard', { ...shown })}>{packageNo}</a>
        <Mono>{acReg}</Mono>
      </div>
      <Small>{`${words.say('checkType', { ...shown })} ${bay}`}</Small>
      <Small>{`${wireMinute(plannedIn)} – ${wireMinute(plannedOut)}`}</Small>
      <progress max={100} value={figures.percent} aria-label={texts.percent} />
      {useFigureFacts(figures).map(({ id, label, value }) => (
        <Small key={id}>
          {label} {value}
        </Small>
      ))}
      {targets.length > 0 && (
        <Menu
          label={texts.moveTo}
          trigger={
            <Button size="small" aria-label={fillText(texts.moveName, { no: packageNo })}>
              {texts.moveTo}
            </Button>
          }
          items={targets.map(to => ({
            id: to,
            label: words.say('status', { status: to }),
            onSelect: () => void moves.move(shown, to),
          }))}
        />
      )}
    </li>
  )
}
