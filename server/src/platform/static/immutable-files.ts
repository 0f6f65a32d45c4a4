import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves files whose address changes with their content: kept by browsers for a year, compressed ones as they were built. */
export async function serveImmutable(
  app: FastifyInstance,
  root: string,
  prefix: `/${string}/`,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '1y',
  })
}
