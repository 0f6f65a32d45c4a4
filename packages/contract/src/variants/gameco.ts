import type { Variant } from './variant.ts'

/** The GAMECO deployment (§1, §4). */
export const gameco: Variant = {
  name: 'GAMECO',
  storagePrefix: 'gameco:',
  livePath: '/portal/ws/message-push',
  messageTabs: ['airline'],
  filePaths: {
    upload: '/portal/api/file/upload',
    download: '/portal/api/file/download',
    preview: '/portal/api/file/preview',
  },
  login: { rejectedCodes: [], rejectsExpiredPassword: false, onlyCode200: false },
  airportSwitchReloadsEmployee: false,
}
