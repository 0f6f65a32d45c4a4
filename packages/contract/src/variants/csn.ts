import type { Variant } from './variant.ts'

/** The CSN deployment (§1, §4). */
export const csn: Variant = {
  name: 'CSN',
  storagePrefix: 'csn:',
  livePath: '/portal-csn/ws/message-push',
  messageTabs: ['safetyQuality', 'airline'],
  filePaths: {
    upload: '/portal-csn/api/file/upload',
    download: '/portal-csn/api/file/download',
    preview: '/portal-csn/api/file/preview',
  },
  login: { rejectedCodes: [61], rejectsExpiredPassword: true, onlyCode200: true },
  airportSwitchReloadsEmployee: true,
}
