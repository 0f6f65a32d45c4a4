/** Database of the key to a user's work on this device. It is stored only while the user is signed in. */
export const DEVICE_KEY_DATABASE = 'apron-key'

/** Deletes a database. Never rejects, and does not wait for open connections. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise(resolve => {
    if (typeof indexedDB === 'undefined') return resolve()
    const removing = indexedDB.deleteDatabase(name)
    for (const end of ['success', 'error', 'blocked']) removing.addEventListener(end, () => resolve())
    return undefined
  })
}

/** Removes the key from the device. Called when the user is no longer signed in. */
export const forgetDeviceKey = () => removeDatabase(DEVICE_KEY_DATABASE)
