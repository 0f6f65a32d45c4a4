import type { UserInfo } from '@apron/contract/entities/user-info'
import type { Variant } from '@apron/contract/variants/variant'
import { mountLogin } from '../login/login-page.ts'
import { applyPreferences, currentPreferences } from '../platform/preferences/preferences.ts'
import { createStorage, openedStore, type Storage, usableStore } from '../platform/storage/storage.ts'
import { followOwnToken, storeToken } from '../platform/token-cookie.ts'
import { metaContent, variantOfPage } from '../platform/variant.ts'

export interface LoginRequestOptions {
  readonly again: boolean
  readonly message: string
  readonly onLoggedIn: (user: UserInfo, warning: string) => Promise<void>
}

/** What the first document knows and the shell goes on with. */
export interface BootContext {
  readonly variant: Variant
  readonly storage: Storage
  /** Shows the one login form; token and user info are stored before `onLoggedIn` runs. The answer takes the form away. */
  showLogin(options: LoginRequestOptions): () => void
}

/** Reads the deployment and the person's choices, and puts theme and language on the document. */
export function createBootContext(): BootContext {
  const variant = variantOfPage()
  const storage = createStorage(
    variant.storagePrefix,
    usableStore(() => localStorage),
  )
  // Without storage the owner of a cookie is unknown.
  if (openedStore(() => localStorage) !== null) followOwnToken(() => storage.get('user')?.token || null)
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
            // After a time-out somebody else may log in: nothing of the last person is for them (security note T30).
            storage.clearPersonal()
            // The person before the token: no other window takes it for the one of whom it shows pages.
            storage.set('user', { ...user, token: '', roles: [] })
          }
          storage.set('sessionUse', null)
          // The token before what tells the other windows: they read it when they hear of it.
          storeToken(user.token)
          storage.set('user', user)
          await onLoggedIn(user, warning)
        },
      }),
  }
}
