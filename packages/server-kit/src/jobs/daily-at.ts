import { siteMoment } from '../time/site-day.ts'
import type { Job } from './job.ts'

/** Each day at a time of the sites. @param time `HH:mm` @throws RangeError when there is no such time */
export function dailyAt(time: string): Job['dueAfter'] {
  siteMoment(new Date(0), 0, time)
  return moment => {
    const today = siteMoment(moment, 0, time)
    return today > moment ? today : siteMoment(moment, 1, time)
  }
}
