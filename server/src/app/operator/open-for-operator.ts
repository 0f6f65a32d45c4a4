import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import { openOperatorEndpoint } from '../../platform/operator/operator-endpoint.ts'
import { backUp } from '../commands/write-backup.ts'
import type { ServerDeps } from '../server-deps.ts'
import type { HandleOperatorRequest } from './handle-operator-request.ts'
import { BackupRequest, OperatorRequest, VerifyRequest } from './operator-request.ts'
import { verifyRecords } from './verify-records.ts'

/** Accepts commands of this machine while the server runs and locks the store. */
export async function openForOperator(
  app: FastifyInstance,
  {
    database,
    operatorDir,
    logger,
    plugins,
    secretKey,
    settings,
  }: Pick<ServerDeps, 'database' | 'operatorDir' | 'logger' | 'plugins' | 'secretKey' | 'settings'>,
  handleRequest: HandleOperatorRequest,
): Promise<void> {
  if (operatorDir === null) return
  const endpoint = await openOperatorEndpoint({
    dataDir: operatorDir,
    appsDir: settings.appsDir,
    logger,
    handleRequest: async request => {
      if (Value.Check(BackupRequest, request)) return await backUp(database, request.wish.file)
      if (Value.Check(VerifyRequest, request)) return await verifyRecords(database.kysely, plugins, secretKey)
      return await handleRequest(Value.Parse(OperatorRequest, request))
    },
  })
  // Closed before everything else, so that no command meets a closing store.
  app.addHook('preClose', async () => await endpoint.close())
}
