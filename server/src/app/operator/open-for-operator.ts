import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import { openOperatorDoor } from '../../platform/operator/operator-door.ts'
import type { ServerDeps } from '../server-deps.ts'
import type { AnswerOperator } from './answer-operator.ts'
import { backUp } from './back-up.ts'
import { BackupRequest, OperatorRequest } from './wish.ts'

/** Lets commands of this machine in, as long as the server runs, where the store is locked for them. */
export async function openForOperator(
  app: FastifyInstance,
  {
    database,
    operatorDir,
    logger,
    settings,
  }: Pick<ServerDeps, 'database' | 'operatorDir' | 'logger' | 'settings'>,
  answer: AnswerOperator,
): Promise<void> {
  if (operatorDir === null) return
  const door = await openOperatorDoor({
    dataDir: operatorDir,
    appsDir: settings.appsDir,
    logger,
    answer: async request =>
      Value.Check(BackupRequest, request)
        ? await backUp(database, request.wish.file)
        : await answer(Value.Parse(OperatorRequest, request)),
  })
  // Before anything else ends: what is asked then would find the store closing.
  app.addHook('preClose', async () => await door.close())
}
