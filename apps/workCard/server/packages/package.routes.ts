import { pick } from '@apron/contract/records/pick'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { requireRecord } from '@apron/server-kit/records/visibility/require-record'
import { sql } from 'kysely'
import * as calls from '../../contract/package-board.ts'
import { workPackage } from '../../contract/work-package.ts'
import { packageFigures } from './package-figures.ts'
import { releaseCheck } from './release-check.ts'

/** Largest number of packages on the board. Those due first are shown. */
const MOST_ON_BOARD = 200

export function packageRoutes(services: PluginServices): ServerRoute[] {
  const { db } = services

  async function board({ site }: CallContext): Promise<calls.BoardPackage[]> {
    const packages = await recordsWhere(db, workPackage, sql<boolean>`status <> 'CLOSED'`, {
      site,
      orderBy: ['plannedOut', 'packageNo'],
      limit: MOST_ON_BOARD,
    })
    const nos = packages.map(({ packageNo }) => packageNo)
    const figuresOf = await packageFigures(db, nos)
    return packages.map(row =>
      Object.assign(pick(row, ['id', 'version', ...calls.BOARD_FIELDS]), {
        figures: figuresOf(row.packageNo),
      }),
    )
  }

  return [
    serveCall(calls.readBoard, { data: calls.Board }, async (_input, context) => await board(context)),
    serveCall(
      calls.readReleaseCheck,
      { query: workPackage.schemas.id, data: calls.ReleaseCheck },
      async ({ query }, context) => {
        const found = await requireRecord(db, workPackage, query.id, context)
        return await releaseCheck({ services, trx: null }, found, context.language)
      },
    ),
  ]
}
