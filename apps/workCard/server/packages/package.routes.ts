import { pick } from '@apron/contract/records/pick'
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
const BOARD_PACKAGES_MAX = 200

export function packageRoutes(services: PluginServices): ServerRoute[] {
  const { db } = services
  const { Board, ReleaseCheck } = calls
  const { id } = workPackage.schemas
  return [
    serveCall(calls.readBoard, { data: Board }, async (_input, { site }) => {
      const packages = await recordsWhere(db, workPackage, sql<boolean>`status <> 'CLOSED'`, {
        site,
        orderBy: ['plannedOut', 'packageNo'],
        limit: BOARD_PACKAGES_MAX,
      })
      const nos = packages.map(({ packageNo }) => packageNo)
      const figuresOf = await packageFigures(db, nos)
      return packages.map(row =>
        Object.assign(pick(row, ['id', 'version', ...calls.BOARD_FIELDS]), {
          figures: figuresOf(row.packageNo),
        }),
      )
    }),
    serveCall(calls.readReleaseCheck, { query: id, data: ReleaseCheck }, async ({ query }, context) => {
      const found = await requireRecord(db, workPackage, query.id, context)
      return await releaseCheck({ services, trx: null }, found, context.language)
    }),
  ]
}
