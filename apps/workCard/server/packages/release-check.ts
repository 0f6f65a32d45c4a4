import type { Language } from '@apron/contract/dictionary/language'
import type { NeighbourCaller } from '@apron/server-kit/plugin/ask-neighbour'
import { recordsWith } from '@apron/server-kit/records/list-records'
import { CARD_STATES, FINAL_CARD_STATES } from '../../contract/job-card.fields.ts'
import { NON_BLOCKING_NR_STATES, nonRoutine } from '../../contract/non-routine.ts'
import type { Block, ReleaseCheck } from '../../contract/package-board.ts'
import { cardsOf } from '../cards/find-records.ts'
import { openLevelOne, openTools } from '../neighbours.ts'
import { packageFigures } from './package-figures.ts'

const block = (kind: Block['kind'], no: string, cardNo = '', text = ''): Block => ({ kind, no, cardNo, text })

/** Returns the items that block the release of a package, and the neighbours that could not be reached. */
export async function releaseCheck(
  caller: NeighbourCaller,
  { packageNo, acReg }: { readonly packageNo: string; readonly acReg: string },
  language: Language,
): Promise<ReleaseCheck> {
  const db = caller.trx ?? caller.services.db
  const cards = await cardsOf(db, packageNo)
  const nonRoutines = await recordsWith(db, nonRoutine, 'packageNo', [packageNo])
  const cardNos = cards.map(({ cardNo }) => cardNo)
  const tools = await openTools(caller, acReg, cardNos)
  const orders = await openLevelOne(caller, acReg)
  const ownTools = cards.flatMap(({ cardNo, tools: lines }) =>
    lines.filter(({ status }) => status === 'OUT').map(({ tool }) => block('TOOL', tool, cardNo)),
  )
  const known = new Set(ownTools.map(({ no }) => no))
  const blocks = [
    ...cards
      .filter(({ status }) => !FINAL_CARD_STATES.includes(status))
      .map(({ cardNo, titleZh, titleEn, status }) => {
        const title = language === 'zh' ? titleZh : titleEn
        return block('CARD', cardNo, cardNo, `${title} · ${CARD_STATES[status][language]}`)
      }),
    ...nonRoutines
      .filter(({ status }) => !NON_BLOCKING_NR_STATES.includes(status))
      .map(({ nrNo, sourceCard, description }) => block('NON_ROUTINE', nrNo, sourceCard, description)),
    ...ownTools,
    ...(tools ?? [])
      .filter(({ assetNo }) => !known.has(assetNo))
      .map(({ assetNo, cardNo, title }) => block('TOOL', assetNo, cardNo ?? '', title[language])),
    ...(orders ?? []).map(no => block('RECTIFICATION', no)),
    ...cards
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ cardNo, materials }) =>
        materials
          .filter(({ status }) => status === 'SHORT')
          .map(({ pn, nomenclature }) => block('MATERIAL', pn, cardNo, nomenclature)),
      ),
  ]
  const unchecked: ReleaseCheck['unchecked'] = []
  if (tools === null) unchecked.push('tools')
  if (orders === null) unchecked.push('rectifications')
  const figuresOf = await packageFigures(db, [packageNo])
  return { blocks, unchecked, figures: figuresOf(packageNo) }
}
