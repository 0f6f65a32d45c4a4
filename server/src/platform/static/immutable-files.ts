import type { Stats } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Checks a file before it is sent. @throws the refusal to answer instead */
export type BeforeFile = (path: string, stat: Stats) => Promise<void>

/** Serves files whose address changes with their content: cached for a year, compressed as built. */
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
