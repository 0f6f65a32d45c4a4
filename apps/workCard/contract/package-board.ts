import { type RecordId, recordCall } from '@apron/contract/records/define-record'
import { responseSchema } from '@apron/contract/records/field-schemas'
import { pick } from '@apron/contract/records/pick'
import { type Static, Type } from 'typebox'
import { workPackage } from './work-package.ts'

const PackageFigures = Type.Object({
  cards: Type.Integer(),
  cardsDone: Type.Integer(),
  percent: Type.Integer(),
  estHours: Type.Number(),
  actualHours: Type.Number(),
  openNonRoutines: Type.Integer(),
  openMaterial: Type.Integer(),
  toolsOut: Type.Integer(),
})
export type PackageFigures = Static<typeof PackageFigures>

export const BOARD_FIELDS = [
  'packageNo',
  'acReg',
  'checkType',
  'bay',
  'plannedIn',
  'plannedOut',
  'status',
] as const
const BoardPackage = responseSchema(pick(workPackage.fields, BOARD_FIELDS), {
  id: Type.String(),
  version: Type.Integer(),
  figures: PackageFigures,
})
export type BoardPackage = Static<typeof BoardPackage>

export const Board = Type.Array(BoardPackage)

const Block = Type.Object({
  kind: Type.Enum(['CARD', 'NON_ROUTINE', 'TOOL', 'RECTIFICATION', 'MATERIAL']),
  /** Number of the card, non-routine or order, asset or part number. */
  no: Type.String(),
  /** The card it belongs to, or empty. */
  cardNo: Type.String(),
  text: Type.String(),
})
export type Block = Static<typeof Block>

/** Items that block the release of a package. */
export const ReleaseCheck = Type.Object({
  blocks: Type.Array(Block),
  /** Neighbours that could not be reached. The releasing person checks them by hand. */
  unchecked: Type.Array(Type.Enum(['tools', 'rectifications'])),
  figures: PackageFigures,
})
export type ReleaseCheck = Static<typeof ReleaseCheck>

type Checking = { query: RecordId; data: ReleaseCheck }
const VIEW = workPackage.rights.view

/** Returns the packages of the site that are not closed, with their figures. */
export const readBoard = recordCall<{ data: BoardPackage[] }>(workPackage, 'GET', 'board', VIEW)
export const readReleaseCheck = recordCall<Checking>(workPackage, 'GET', 'releaseCheck', VIEW)
