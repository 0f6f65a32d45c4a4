import { defineCall } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { previewKind } from '@apron/contract/rules/files/file-kinds'
import type { Variant } from '@apron/contract/variants/variant'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Admission, admitCall } from '../../platform/http/admission/admit-call.ts'
import type { HttpLimits } from '../../platform/http/http-limits.ts'
import { okEnvelope } from '../../platform/http/responses/envelope.ts'
import { fileHeaders } from './file-headers.ts'
import type { Files } from './files.service.ts'

/** For the access check only: the real paths depend on the variant (§1). */
const UPLOAD = defineCall({ id: 'file.upload', method: 'POST', path: '/api/file/upload' })
const READ = defineCall({ id: 'file.read', method: 'GET', path: '/api/file/download' })

export interface FileRoutesDeps extends Admission {
  readonly files: Files
  readonly paths: Variant['filePaths']
  readonly limits: HttpLimits
}

interface FileQuery {
  Querystring: { url?: unknown; size?: unknown }
}

/** Serves upload, download and preview at the paths of the variant. The only multipart routes of the portal. */
export async function fileRoutes(
  app: FastifyInstance,
  { files, paths, limits, ...admission }: FileRoutesDeps,
): Promise<void> {
  const rateLimit = { max: limits.callsPerMinute, timeWindow: 60_000 }

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fileSize: FILE_LIMIT_BYTES,
        files: 1,
        // Other clients may send more fields than ours. They are ignored.
        fields: 10,
        fieldSize: 1_024,
        parts: 11,
        headerPairs: 20,
      },
    })
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(new Refusal(SERVER_ERRORS.uploadNotMultipart))
    })
    scope.post<{ Querystring: { id?: unknown } }>(
      paths.upload,
      { config: { rateLimit, uploads: true } },
      async (request, reply) => {
        try {
          const context = await admitCall(UPLOAD, request, reply, admission)
          const url = await files.upload(request, context, request.query.id)
          return await reply.header('cache-control', 'no-store').send(okEnvelope(url, context.language))
        } finally {
          // Drains an unwanted body, so that the response is not lost with the connection.
          request.raw.unpipe()
          request.raw.resume()
        }
      },
    )
  })

  async function send(
    request: FastifyRequest<FileQuery>,
    reply: FastifyReply,
    inline: (name: string) => boolean,
  ): Promise<FastifyReply> {
    const context = await admitCall(READ, request, reply, admission)
    const { url, size } = request.query
    const file = await (size === 'thumb' ? files.openThumbnail(url, context) : files.open(url, context))
    const headers = fileHeaders(file, inline(file.name) ? 'inline' : 'attachment')
    return reply.headers(headers).send(file.content)
  }

  app.get<FileQuery>(paths.download, { config: { rateLimit } }, (request, reply) =>
    send(request, reply, () => false),
  )
  app.get<FileQuery>(paths.preview, { config: { rateLimit } }, (request, reply) =>
    send(request, reply, name => previewKind(name) !== null),
  )
}
