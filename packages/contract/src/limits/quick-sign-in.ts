/** Digits of a PIN. */
export const PIN_MIN_DIGITS = 6
export const PIN_MAX_DIGITS = 12
/** Consecutive wrong PINs after which it is deleted (security note T36). */
export const PIN_ATTEMPTS = 5
/** A PIN expires this many days after the last password login on the device. */
export const PIN_DAYS = 14
/** Devices with a PIN per person. */
export const QUICK_DEVICES = 10
/** People per device, limited so that their buttons fit. */
export const PEOPLE_PER_DEVICE = 30
/** Security keys and badges per person. */
export const SECURITY_KEYS = 10
/** Maximum length of a key's name, characters. */
export const SECURITY_KEY_NAME_LENGTH = 40
