import { canKeepDrafts } from '@apron/offline'
import { opensOffline } from '../../platform/offline.ts'

/** Returns whether this device may hold the key for use without a network. */
export const holdsKey = () => opensOffline() && canKeepDrafts(window)
