import { VARIANTS } from '@apron/contract/variants/variants'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { PortalClient } from '../clients/portal-client.ts'

const { filePaths } = VARIANTS.csn
const Answer = Type.Object({
  code: Type.Integer(),
  msg: Type.String(),
  data: Type.Union([Type.String(), Type.Null()]),
  success: Type.Boolean(),
})

export interface Content {
  readonly name: string
  readonly bytes: Buffer | string
  /** Id chosen by the client. */
  readonly id?: string
}

/** Uploads a file. */
export async function upload(person: PortalClient, { name, bytes, id }: Content, path = filePaths.upload) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const address = id === undefined ? path : `${path}?id=${id}`
  const response = await fetch(person.origin + address, {
    method: 'POST',
    headers: person.headers(),
    body: form,
  })
  return { status: response.status, ...Value.Parse(Answer, await response.json()) }
}

/** Uploads a file, which must succeed. @returns its address */
export async function uploaded(person: PortalClient, content: Content): Promise<string> {
  const { data, msg } = await upload(person, content)
  if (data === null) throw new Error(`Refused: ${msg}`)
  return data
}

export function fetchFile(person: PortalClient, url: string, path = filePaths.download): Promise<Response> {
  return fetch(`${person.origin}${path}?url=${encodeURIComponent(url)}`, { headers: person.headers() })
}

/** Fetches the thumbnail of a picture. */
export function fetchThumbnail(person: PortalClient, url: string): Promise<Response> {
  return fetch(`${person.origin}${filePaths.preview}?url=${encodeURIComponent(url)}&size=thumb`, {
    headers: person.headers(),
  })
}
