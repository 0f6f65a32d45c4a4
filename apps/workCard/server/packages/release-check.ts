import type { Language } from '@apron/contract/entities/language'
import type { Asking } from '@apron/server-kit/plugin/ask-neighbour'
import { CARD_ENDS, CARD_STATES } from '../../contract/job-card.fields.ts'
import { NR_SETTLED } from '../../contract/non-routine.ts'
import type { Block, ReleaseCheck } from '../../contract/package-board.ts'
import {
  type CardSummary,
  cardsOfPackages,
  nonRoutinesOfPackages,
  type StoredPackage,
} from '../cards/find-records.ts'
import { openLevelOne, openTools } from '../neighbours.ts'
import { packageFigures } from './package-figures.ts'

/** Returns what keeps a package from being released, and which neighbours could not be asked. */
export async function releaseCheck(
  asking: Asking,
  { packageNo, acReg }: Pick<StoredPackage, 'packageNo' | 'acReg'>,
  language: Language,
): Promise<ReleaseCheck> {
  const db = asking.trx ?? asking.services.db
  const cards = await cardsOfPackages(db, [packageNo])
  const nonRoutines = await nonRoutinesOfPackages(db, [packageNo])
  const tools = await openTools(
    asking,
    acReg,
    cards.map(({ cardNo }) => cardNo),
  )
  const orders = await openLevelOne(asking, acReg)
  const ownTools = cards.flatMap(card =>
    card.tools.filter(({ status }) => status === 'OUT').map(({ tool }) => ({ tool, cardNo: card.cardNo })),
  )
  const known = new Set(ownTools.map(({ tool }) => tool))
  const blocks: Block[] = [
    ...cards.filter(({ status }) => !CARD_ENDS.includes(status)).map(card => cardBlock(card, language)),
    ...nonRoutines
      .filter(({ status }) => !NR_SETTLED.includes(status))
      .map(nr => ({
        kind: 'NON_ROUTINE' as const,
        no: nr.nrNo,
        cardNo: nr.sourceCard,
        text: nr.description,
      })),
    ...ownTools.map(({ tool, cardNo }) => ({ kind: 'TOOL' as const, no: tool, cardNo, text: '' })),
    ...(tools ?? [])
      .filter(({ assetNo }) => !known.has(assetNo))
      .map(({ assetNo, cardNo, title }) => ({
        kind: 'TOOL' as const,
        no: assetNo,
        cardNo: cardNo ?? '',
        text: title[language],
      })),
    ...(orders ?? []).map(no => ({ kind: 'RECTIFICATION' as const, no, cardNo: '', text: '' })),
    ...cards
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ cardNo, materials }) =>
        materials
          .filter(({ status }) => status === 'SHORT')
          .map(({ pn, nomenclature }) => ({ kind: 'MATERIAL' as const, no: pn, cardNo, text: nomenclature })),
      ),
  ]
  const unchecked: ReleaseCheck['unchecked'] = []
  if (tools === null) unchecked.push('tools')
  if (orders === null) unchecked.push('rectifications')
  const figuresOf = await packageFigures(db, [packageNo])
  return { blocks, unchecked, figures: figuresOf(packageNo) }
}

function cardBlock({ cardNo, titleZh, titleEn, status }: CardSummary, language: Language): Block {
  const title = language === 'zh' ? titleZh : titleEn
  return { kind: 'CARD', no: cardNo, cardNo, text: `${title} · ${CARD_STATES[status][language]}` }
}
