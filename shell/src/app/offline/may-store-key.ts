import { canStoreDrafts } from '@apron/offline'
import { opensOffline } from '../../platform/offline.ts'

/** Returns whether this device may hold the key for offline use. */
export const mayStoreKey = () => opensOffline() && canStoreDrafts(window)
