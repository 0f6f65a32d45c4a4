import type { IncomingHttpHeaders } from 'node:http'
import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { Access } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { decodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'

/**
 * Rejects requests that our clients never send: another project, or a non-public call from another site's page
 * (security notes T13, T16).
 */
export function checkCallHeaders(headers: IncomingHttpHeaders, access: Access): void {
  const project = headers['projectcode']
  if (project !== undefined && project !== PROJECT_CODE) {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'projectCode' })
  }
  if (access !== 'public' && headers['sec-fetch-site'] === 'cross-site') {
    throw new Refusal(SERVER_ERRORS.forbidden)
  }
}

/**
 * Returns the site in the `employee` header, or an empty string. Ignores its person, who comes from the session
 * (security note T13).
 */
export function siteOfEmployeeHeader(header: string | string[] | undefined): string {
  if (header === undefined || header === '') return ''
  const employee = typeof header === 'string' ? decodeEmployeeHeader(header) : null
  if (employee === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'employee' })
  return employee.airportThreeCode
}

/** Returns the site of a call: the requested one if the person works there, else the session's. */
export function siteOfCall(requested: string, sessionSite: string, sites: readonly string[]): string {
  if (requested === '' || requested === sessionSite) return sessionSite
  if (!sites.includes(requested)) throw new Refusal(SERVER_ERRORS.forbidden)
  return requested
}
