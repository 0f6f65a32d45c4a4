import { recordId } from '@apron/contract/entities/fields'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { findRecord, recordsOf } from '@apron/server-kit/records/list-records'
import { Type } from 'typebox'
import {
  Board,
  type BoardPackage,
  ReleaseCheck,
  readBoard,
  readReleaseCheck,
} from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { packagesByNo } from '../cards/find-records.ts'
import { packageFigures } from './package-figures.ts'
import { releaseCheck } from './release-check.ts'

/** Packages on the board at most; those due first. */
const MOST_ON_BOARD = 200

export function packageRoutes(services: PluginServices): ServerRoute[] {
  const { db } = services

  async function board({ site }: CallContext): Promise<BoardPackage[]> {
    const numbers = await recordsOf(db, workPackage)
      .select('package_no')
      .where('site_code', '=', site)
      .where('status', '<>', 'CLOSED')
      .orderBy('planned_out')
      .orderBy('package_no')
      .limit(MOST_ON_BOARD)
      .execute()
    const nos = numbers.map(({ package_no }) => String(package_no))
    const packages = await packagesByNo(db, nos)
    const figuresOf = await packageFigures(db, nos)
    return packages
      .toSorted((one, other) => nos.indexOf(one.packageNo) - nos.indexOf(other.packageNo))
      .map(({ id, version, packageNo, acReg, checkType, bay, plannedIn, plannedOut, status }) => ({
        id,
        version,
        packageNo,
        acReg,
        checkType,
        bay,
        plannedIn,
        plannedOut,
        status,
        figures: figuresOf(packageNo),
      }))
  }

  return [
    serveCall(readBoard, { data: Board }, async (_input, context) => await board(context)),
    serveCall(
      readReleaseCheck,
      { query: Type.Object({ id: recordId }), data: ReleaseCheck },
      async ({ query }, context) => {
        const found = await findRecord(db, workPackage, { id: query.id, sites: callerOf(context).sites })
        if (found === null) throw new Refusal(SERVER_ERRORS.notFound)
        return await releaseCheck({ services, trx: null }, found, context.language)
      },
    ),
  ]
}
