/** Entry for the encrypted stores of one user, and the key that opens them. */
export { mayUseKey } from '../keys/may-use-key.ts'
export { findDeviceKey, openStore, openStoreWithDeviceKey } from './open-store.ts'
export type { PersonStore } from './person-store.ts'
