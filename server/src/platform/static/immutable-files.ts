import type { Stats } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Looks at a file before it is sent. @throws what is answered in its place */
export type BeforeFile = (path: string, stat: Stats) => Promise<void>

/** Serves files whose address changes with their content: kept by browsers for a year, compressed ones as they were built. */
export async function serveImmutable(
  app: FastifyInstance,
  root: string,
  prefix: `/${string}/`,
  onFile?: BeforeFile,
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
    ...(onFile && { onFile }),
  })
}
