import { canKeepDrafts } from '@apron/offline'
import { opensOffline } from '../../platform/offline.ts'

/** Whether this device may hold what opens a person's work without a network. */
export const holdsKey = () => opensOffline() && canKeepDrafts(window)
