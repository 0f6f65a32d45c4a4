/** Digits of a PIN. */
export const PIN_MIN_DIGITS = 6
export const PIN_MAX_DIGITS = 12
/** Wrong PINs, one after the other, that end it (security note T36). */
export const PIN_TRIES = 5
/** A PIN is over when its person has not logged in with the password on the device for so long. */
export const PIN_DAYS = 14
/** Devices on which one person may have a PIN. */
export const QUICK_DEVICES = 10
/** People of one device: so many buttons can be looked through. */
export const PEOPLE_OF_DEVICE = 30
/** Security keys and badges of one person. */
export const SECURITY_KEYS = 10
/** Characters of the name of a key. */
export const SECURITY_KEY_NAME_LENGTH = 40
