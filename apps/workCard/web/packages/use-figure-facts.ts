import { useTexts } from '@apron/sdk'
import { type Fact, factsOf } from '@apron/ui/description-list'
import type { PackageFigures } from '../../contract/package-board.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'

/** Returns the figures of a package with their labels. */
export const useFigureFacts = (figures: PackageFigures): Fact[] =>
  factsOf(useTexts(PACKAGE_TEXTS), {
    percent: `${figures.percent} %`,
    cards: `${figures.cardsDone} / ${figures.cards}`,
    hours: `${figures.estHours} / ${figures.actualHours}`,
    openNonRoutines: String(figures.openNonRoutines),
    openMaterial: String(figures.openMaterial),
    toolsOut: String(figures.toolsOut),
  })
