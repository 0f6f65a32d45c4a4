/** Database of the key that opens a person's work on this device while they are signed in. */
export const HELD_KEY_DATABASE = 'apron-key'

/** Removes a database once all that read it are done. Never rejects. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise(resolve => {
    if (typeof indexedDB === 'undefined') return resolve()
    const removing = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve())
    return undefined
  })
}

/** Removes the key from the device when nobody is signed in any more. */
export const forgetHeldKey = () => removeDatabase(HELD_KEY_DATABASE)
