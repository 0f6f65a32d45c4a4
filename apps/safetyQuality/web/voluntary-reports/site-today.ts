import { wireDate } from '@apron/contract/wire/wire-time'

/** `yyyy-MM-dd`: today as the sites count days. */
export const siteToday = () => wireDate(new Date())
