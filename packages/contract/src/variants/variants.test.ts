import { expect, it } from 'vitest'
import { VARIANTS } from './variants.ts'

const { csn, gameco } = VARIANTS

it('[VAR-02] uses its own local-storage keys', () => {
  expect([csn.storagePrefix, gameco.storagePrefix]).toEqual(['csn:', 'gameco:'])
})

it('[VAR-05] rejects code 61, an expired password and any code but 200 in CSN, but not in GAMECO', () => {
  expect(csn.login).toEqual({ rejectedCodes: [61], rejectsExpiredPassword: true, onlyCode200: true })
  expect(gameco.login).toEqual({ rejectedCodes: [], rejectsExpiredPassword: false, onlyCode200: false })
})

it('[VAR-07] reloads employee info after an airport switch only in CSN', () => {
  expect([csn, gameco].map(variant => variant.airportSwitchReloadsEmployee)).toEqual([true, false])
})

it("[VAR-06] uses the variant's file paths: CSN has its own prefix", () => {
  const paths = [csn, gameco].map(({ filePaths: { upload, download, preview } }) => [
    upload,
    download,
    preview,
  ])
  expect(paths).toEqual([
    ['/portal-csn/api/file/upload', '/portal-csn/api/file/download', '/portal-csn/api/file/preview'],
    ['/portal/api/file/upload', '/portal/api/file/download', '/portal/api/file/preview'],
  ])
})
