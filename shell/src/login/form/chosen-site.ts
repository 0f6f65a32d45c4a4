import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { Storage } from '../../platform/storage/storage.ts'
import { serverMessage } from '../failure-text.ts'
import type { LoginApi } from '../login-api.ts'
import type { Words } from '../words.ts'

/** Uses this device's site, or the user's own if they do not work there. */
export async function switchToChosenSite(
  user: UserInfo,
  { words, api, storage }: { readonly words: Words; readonly api: LoginApi; readonly storage: Storage },
): Promise<{ user: UserInfo; siteError: string }> {
  const site = storage.get('loginSite')
  if (site === null || site.threeCode === user.tempAirportThreeCode) return { user, siteError: '' }
  try {
    return { user: await api.switchSite(user.token, site.id), siteError: '' }
  } catch (error) {
    return { user, siteError: [words.get('siteRefused'), ...serverMessage(error)].join(' ') }
  }
}
