/** Date filters include the whole first and last day (§5, MSG-12). */

/** @param day `yyyy-MM-dd` */
export function dayStart(day: string): string {
  return `${day} 00:00:00`
}

/** @param day `yyyy-MM-dd` */
export function dayEnd(day: string): string {
  return `${day} 23:59:59`
}
