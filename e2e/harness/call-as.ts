import { PROJECT_CODE, TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { VARIANTS } from '@apron/contract/variants/variants'
import { type APIResponse, type BrowserContext, expect } from '@playwright/test'

async function sessionHeaders(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
  return { Authorization: decodeURIComponent(token), projectCode: PROJECT_CODE }
}

async function dataOf<Data>(response: APIResponse): Promise<Data> {
  const envelope: { success: boolean; msg: string; data: Data } = await response.json()
  expect(envelope.success, envelope.msg).toBe(true)
  return envelope.data
}

/** Makes a call as the person logged in there, to set up a test. */
export async function callAs<Shape extends CallShape>(
  context: BrowserContext,
  { method, path }: Call<Shape>,
  input: { readonly query?: Shape['query']; readonly body?: Shape['body'] } = {},
): Promise<Shape['data']> {
  const query = new URLSearchParams(Object.entries(input.query ?? {})).toString()
  const response = await context.request.fetch(`/portal-csn${path}${query && `?${query}`}`, {
    method,
    headers: await sessionHeaders(context),
    ...(input.body === undefined ? {} : { data: input.body }),
  })
  return await dataOf<Shape['data']>(response)
}

/** Uploads a file as the person logged in there. @returns its address */
export async function uploadAs(
  context: BrowserContext,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const response = await context.request.post(VARIANTS.csn.filePaths.upload, {
    headers: await sessionHeaders(context),
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer: bytes } },
  })
  return await dataOf<string>(response)
}
