import { siteMoment } from '../time/site-day.ts'
import type { Job } from './job.ts'

/**
 * Makes a job due each day at a local time of the sites. @param time `HH:mm` @throws RangeError if the time is invalid
 */
export function dailyAt(time: string): Job['dueAfter'] {
  siteMoment(new Date(0), 0, time)
  return moment => {
    const today = siteMoment(moment, 0, time)
    return today > moment ? today : siteMoment(moment, 1, time)
  }
}
