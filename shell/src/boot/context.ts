import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { Variant } from '@apron/contract/variants/variant'
import { mountLogin } from '../login/login-page.ts'
import { applyPreferences, currentPreferences } from '../platform/preferences/preferences.ts'
import { createStorage, type Storage, tryOpenStore, usableStore } from '../platform/storage/storage.ts'
import { setTokenReader, storeToken } from '../platform/token-cookie.ts'
import { metaContent, variantOfPage } from '../platform/variant.ts'

export interface LoginRequestOptions {
  readonly again: boolean
  readonly message: string
  readonly onLoggedIn: (user: UserInfo, warning: string) => Promise<void>
}

/** Context that the first document passes to the shell. */
export interface BootContext {
  readonly variant: Variant
  readonly storage: Storage
  /**
   * Shows the login form; there is only one. Stores token and user info before calling `onLoggedIn`. Returns
   * a function that removes the form.
   */
  showLogin(options: LoginRequestOptions): () => void
}

/** Reads the deployment and the user's settings, and applies theme and language to the document. */
export function createBootContext(): BootContext {
  const variant = variantOfPage()
  const storage = createStorage(
    variant.storagePrefix,
    usableStore(() => localStorage),
  )
  // Without storage the owner of a cookie is unknown.
  if (tryOpenStore(() => localStorage) !== null) setTokenReader(() => storage.get('user')?.token || null)
  applyPreferences(currentPreferences(storage))
  return {
    variant,
    storage,
    showLogin: ({ again, message, onLoggedIn }) =>
      mountLogin({
        variant,
        storage,
        again,
        message,
        rejectsExpired: metaContent('apron-password-expiry') === 'on',
        mobileApp: metaContent('apron-mobile-app'),
        safety: { phone: metaContent('apron-safety-phone'), mail: metaContent('apron-safety-mail') },
        async onAccepted(user, warning) {
          if (storage.get('user')?.code !== user.code) {
            // After a timeout another user may log in, who must see nothing of the previous one (security
            // note T30).
            storage.clearPersonal()
            // Stores the user before the token, so that other windows do not mistake the token for their own
            // user's.
            storage.set('user', { ...user, token: '', roles: [] })
          }
          storage.set('sessionUse', null)
          // Stores the token before the event that makes other windows read it.
          storeToken(user.token)
          storage.set('user', user)
          await onLoggedIn(user, warning)
        },
      }),
  }
}
