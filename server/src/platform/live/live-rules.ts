import {
  HEARTBEAT_INTERVAL_MS,
  LIVE_FRAMES_PER_MINUTE,
  LIVE_SILENCE_MS,
  LIVE_SOCKETS_PER_USER,
} from '@apron/contract/limits/live'
import { HEARTBEAT } from '@apron/contract/live/live-protocol'

const MINUTE_MS = 60_000
/** A heartbeat later than this was missed. Mobile networks in a hangar may delay one a little. */
const MISSED_AFTER_MS = HEARTBEAT_INTERVAL_MS + 5_000

/** Decision on a frame: answer the heartbeat, ignore it, or end the connection. */
export type FrameVerdict = 'answer' | 'ignore' | 'badFrame' | 'tooManyFrames'

/**
 * @param content text of the frame, null for binary
 * @param earlier times of frames within the last minute, oldest first, milliseconds; without this one
 */
export function checkFrame(content: string | null, earlier: readonly number[]): FrameVerdict {
  if (earlier.length >= LIVE_FRAMES_PER_MINUTE) return 'tooManyFrames'
  if (content === null) return 'badFrame'
  return content === HEARTBEAT.request ? 'answer' : 'ignore'
}

/** Returns the times within the last minute. */
export function withinMinute(moments: readonly number[], now: number): number[] {
  return moments.filter(moment => now - moment < MINUTE_MS)
}

/** Returns true if a client whose last frame came at this time is gone. */
export function isSilent(lastFrameAt: number, now: number): boolean {
  return now - lastFrameAt > LIVE_SILENCE_MS
}

/**
 * Returns whether one more connection of a person fits, or which one it replaces. Only a connection that missed a
 * heartbeat is replaced: it is usually the remains of a broken line. Replacing live connections would make a sixth tab
 * push out the first, which would push it out again twenty seconds later, and so on.
 * @param lastFrameAt times of the last frames of the person's connections
 */
export function connectionSlotFor(
  lastFrameAt: readonly number[],
  now: number,
): 'free' | 'full' | { readonly replaces: number } {
  if (lastFrameAt.length < LIVE_SOCKETS_PER_USER) return 'free'
  const oldest = Math.min(...lastFrameAt)
  return now - oldest > MISSED_AFTER_MS ? { replaces: lastFrameAt.indexOf(oldest) } : 'full'
}
