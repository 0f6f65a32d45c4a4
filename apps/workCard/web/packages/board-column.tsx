import { useLanguage, useTexts } from '@apron/sdk'
import { Faint } from '@apron/ui/text'
import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import type { BoardPackage } from '../../contract/package-board.ts'
import { PACKAGE_STATES, type PackageStatus } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { PackageCard } from './package-card.tsx'
import type { PackageMoves } from './use-package-moves.ts'

interface BoardColumnProps {
  readonly status: PackageStatus
  readonly packages: readonly BoardPackage[]
  readonly moves: PackageMoves
}

/** Shows the packages in one state. */
export function BoardColumn({ status, packages, moves }: BoardColumnProps) {
  const texts = useTexts(PACKAGE_TEXTS)
  const language = useLanguage()
  const heading = useId()
  const { setNodeRef: ref, isOver } = useDroppable({ id: status })
  return (
    <section ref={ref} className="wc-column" data-over={isOver || undefined} aria-labelledby={heading}>
      <h2 id={heading}>
        {PACKAGE_STATES[status][language]} ({packages.length})
      </h2>
      {packages.length === 0 && <Faint>{texts.noneHere}</Faint>}
      <ul className="wc-list">
        {packages.map(each => (
          <PackageCard key={each.id} shown={each} moves={moves} />
        ))}
      </ul>
    </section>
  )
}
