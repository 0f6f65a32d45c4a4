import { wireMinute } from '@apron/contract/wire/wire-time'
import { recordLink } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import type { Dictionaries } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Menu } from '@apron/ui/menu'
import { Mono, Small } from '@apron/ui/text'
import { useDraggable } from '@dnd-kit/core'
import type { CSSProperties } from 'react'
import type { BoardPackage } from '../../contract/package-board.ts'
import { PACKAGE_STATES, workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import type { PackageMoves } from './use-package-moves.ts'

interface PackageCardProps {
  readonly shown: BoardPackage
  readonly dictionaries: Dictionaries<'CHECK_TYPE'>
  readonly moves: PackageMoves
}

/** A package on the board: dragged by its head, or moved by its menu. */
export function PackageCard({ shown, dictionaries, moves }: PackageCardProps) {
  const texts = useTexts(PACKAGE_TEXTS)
  const language = useLanguage()
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: shown.id })
  const { packageNo, acReg, checkType, bay, plannedIn, plannedOut, status, figures } = shown
  const targets = moves.targets(status)
  const style: CSSProperties =
    transform === null ? {} : { transform: `translate(${transform.x}px, ${transform.y}px)` }
  const facts = [
    [texts.cards, `${figures.cardsDone} / ${figures.cards}`],
    [texts.hours, `${figures.estHours} / ${figures.actualHours}`],
    [texts.openNonRoutines, figures.openNonRoutines],
    [texts.openMaterial, figures.openMaterial],
    [texts.toolsOut, figures.toolsOut],
  ] as const
  return (
    <li ref={setNodeRef} className="wc-package" data-dragging={isDragging || undefined} style={style}>
      <div className="wc-package-head" {...(targets.length > 0 ? listeners : {})}>
        <a href={recordLink(workPackage, '/packageBoard', { ...shown })}>{packageNo}</a>
        <Mono>{acReg}</Mono>
      </div>
      <Small>
        {dictionaries.label('CHECK_TYPE', checkType)} {bay}
      </Small>
      <Small>
        {wireMinute(plannedIn)} – {wireMinute(plannedOut)}
      </Small>
      <progress max={100} value={figures.percent} aria-label={texts.percent} />
      <Small>
        {texts.percent} {figures.percent} %
      </Small>
      {facts.map(([label, value]) => (
        <Small key={label}>
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
            label: PACKAGE_STATES[to][language],
            onSelect: () => void moves.move(shown, to),
          }))}
        />
      )}
    </li>
  )
}
