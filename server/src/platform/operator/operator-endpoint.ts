import type { TextPair } from '@apron/contract/texts/text-pair'
import { type FastifyBaseLogger, fastify } from 'fastify'
import { equalInConstantTime, newSecret } from '../access/tokens.ts'
import { OperatorError } from '../config/operator-error.ts'
import { OPERATOR_KEY_HEADER, OPERATOR_PATH, type OperatorResponse } from './operator-protocol.ts'
import { removeRunningServer, writeRunningServer } from './running-file.ts'

/** A request contains only a few names. */
const BODY_LIMIT_BYTES = 65_536

export interface OperatorEndpointInput {
  readonly dataDir: string
  readonly appsDir: string
  readonly logger: FastifyBaseLogger
  /** Executes a request and returns the message. @throws OperatorError if it fails */
  readonly handleRequest: (request: unknown) => Promise<TextPair>
}

/**
 * Opens an endpoint for commands of this machine while this process locks the embedded store: a loopback port,
 * unreachable for proxies and other machines, with a key known only to readers of the data folder.
 */
export async function openOperatorEndpoint(
  input: OperatorEndpointInput,
): Promise<{ close(): Promise<void> }> {
  const { dataDir, appsDir, logger, handleRequest } = input
  const key = newSecret()
  const endpoint = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true })

  // Checked before the body is read. A stranger learns nothing, not even that the path exists.
  endpoint.addHook('onRequest', async (request, reply) => {
    const given = request.headers[OPERATOR_KEY_HEADER]
    if (typeof given !== 'string' || !equalInConstantTime(given, key)) await reply.code(404).send()
  })
  endpoint.setErrorHandler(async (error, _request, reply) => {
    logger.error({ err: error }, 'an operator command failed')
    await reply.code(500).send()
  })
  const respond = async (request: unknown): Promise<OperatorResponse> => {
    try {
      return { ok: true, text: await handleRequest(request) }
    } catch (error) {
      if (error instanceof OperatorError) return { ok: false, text: error.text }
      throw error
    }
  }
  // Confirms that the server is running.
  endpoint.route({
    method: 'GET',
    url: OPERATOR_PATH,
    handler: async (_request, reply) => await reply.code(204).send(),
  })
  endpoint.route({
    method: 'POST',
    url: OPERATOR_PATH,
    handler: async request => {
      logger.info({ operator: request.body }, 'operator command')
      return await respond(request.body)
    },
  })

  const address = await endpoint.listen({ host: '127.0.0.1', port: 0 })
  await writeRunningServer(dataDir, { address, key, appsDir })
  return {
    async close() {
      await removeRunningServer(dataDir)
      await endpoint.close()
    },
  }
}
