import {
  HEARTBEAT_INTERVAL_MS,
  LIVE_FRAMES_PER_MINUTE,
  LIVE_SILENCE_MS,
  LIVE_SOCKETS_PER_USER,
} from '@apron/contract/limits/live'
import { HEARTBEAT } from '@apron/contract/live/live-protocol'

const MINUTE_MS = 60_000
/** A heartbeat that is so late was missed: the way from a hangar may take a moment. */
const MISSED_AFTER_MS = HEARTBEAT_INTERVAL_MS + 5_000

/** What to do with a frame: answer the heartbeat, ignore it, or end the connection. */
export type FrameVerdict = 'answer' | 'ignore' | 'badFrame' | 'tooManyFrames'

/**
 * @param content the text of the frame; null when it is not text
 * @param earlier when frames came within the last minute, oldest first, milliseconds; without this one
 */
export function judgeFrame(content: string | null, earlier: readonly number[]): FrameVerdict {
  if (earlier.length >= LIVE_FRAMES_PER_MINUTE) return 'tooManyFrames'
  if (content === null) return 'badFrame'
  return content === HEARTBEAT.ask ? 'answer' : 'ignore'
}

/** Those moments that lie within the last minute. */
export function withinMinute(moments: readonly number[], now: number): number[] {
  return moments.filter(moment => now - moment < MINUTE_MS)
}

/** Whether a client that was heard last at a moment is gone. */
export function isSilent(heardAt: number, now: number): boolean {
  return now - heardAt > LIVE_SILENCE_MS
}

/**
 * Whether one more connection of a person fits in beside those that were heard last at these moments: yes, instead of the
 * one with this index, or not. A connection that has missed a heartbeat gives way: it is what a line that broke leaves behind,
 * and the person it keeps out is the one who lost it. Connections that live do not: a sixth tab that pushed out the
 * first would be pushed out by it twenty seconds later, and so on for ever.
 */
export function roomFor(
  heardAt: readonly number[],
  now: number,
): 'room' | 'full' | { readonly instead: number } {
  if (heardAt.length < LIVE_SOCKETS_PER_USER) return 'room'
  const oldest = Math.min(...heardAt)
  return now - oldest > MISSED_AFTER_MS ? { instead: heardAt.indexOf(oldest) } : 'full'
}
