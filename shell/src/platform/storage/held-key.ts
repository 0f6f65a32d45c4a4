/** Of the key with which a person's work on this device is sealed, while that person is signed in. */
export const HELD_KEY_DATABASE = 'apron-key'

/** Never rejects; where nothing can be kept there is none. Who still reads it is finished first. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise(resolve => {
    if (typeof indexedDB === 'undefined') return resolve()
    const removing = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve())
    return undefined
  })
}

/** Nobody is signed in any more: the device holds no key. */
export const forgetHeldKey = () => removeDatabase(HELD_KEY_DATABASE)
