import { expect, it } from 'vitest'
import { VARIANTS } from './variants.ts'

const { csn, gameco } = VARIANTS

it('[VAR-02] keeps local storage under keys of its own', () => {
  expect([csn.storagePrefix, gameco.storagePrefix]).toEqual(['csn:', 'gameco:'])
})

it('[VAR-05] CSN rejects code 61, an expired password and whatever is not code 200; GAMECO does not', () => {
  expect(csn.login).toEqual({ rejectedCodes: [61], rejectsExpiredPassword: true, onlyCode200: true })
  expect(gameco.login).toEqual({ rejectedCodes: [], rejectsExpiredPassword: false, onlyCode200: false })
})

it('[VAR-07] CSN alone loads employee info anew after a switch of the airport', () => {
  expect([csn, gameco].map(variant => variant.airportSwitchReloadsEmployee)).toEqual([true, false])
})

it('[VAR-06] files travel at paths of the variant: CSN has its own prefix', () => {
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
