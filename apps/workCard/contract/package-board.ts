import { defineCall } from '@apron/contract/calls/define-call'
import * as wire from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { PACKAGE_STATES, workPackage } from './work-package.ts'

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

const BoardPackage = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  packageNo: Type.String(),
  acReg: Type.String(),
  checkType: Type.String(),
  bay: Type.String(),
  plannedIn: wire.dateTime,
  plannedOut: wire.dateTime,
  status: Type.Enum(Object.keys(PACKAGE_STATES)),
  figures: PackageFigures,
})
export type BoardPackage = Static<typeof BoardPackage>

export const Board = Type.Array(BoardPackage)

const Block = Type.Object({
  kind: Type.Enum(['CARD', 'NON_ROUTINE', 'TOOL', 'RECTIFICATION', 'MATERIAL']),
  /** Number of the card, non-routine or order, asset or part number. */
  no: Type.String(),
  /** The card it belongs to; empty if it belongs to none. */
  cardNo: Type.String(),
  text: Type.String(),
})
export type Block = Static<typeof Block>

/** What keeps a package from being released. */
export const ReleaseCheck = Type.Object({
  blocks: Type.Array(Block),
  /** Neighbours that could not be asked: the releasing person checks by hand. */
  unchecked: Type.Array(Type.Enum(['tools', 'rectifications'])),
  figures: PackageFigures,
})
export type ReleaseCheck = Static<typeof ReleaseCheck>

const view = { method: 'GET', access: { resource: workPackage.rights.view }, failures: 'in-place' } as const

/** Packages of the site that are not closed, with their figures. */
export const readBoard = defineCall<{ data: Static<typeof Board> }>({
  ...view,
  id: 'workCard.package.board',
  path: '/api/job-card/package/board',
})
export const readReleaseCheck = defineCall<{ query: { id: string }; data: ReleaseCheck }>({
  ...view,
  id: 'workCard.package.releaseCheck',
  path: '/api/job-card/package/releaseCheck',
})
