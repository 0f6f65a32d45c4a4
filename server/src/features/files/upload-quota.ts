import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { PARALLEL_UPLOADS, UPLOAD_BYTES_PER_DAY, UPLOAD_MB_PER_DAY } from '@apron/contract/limits/files'

/** Current uploads and uploads of the last day of one person. The upload in question is among the former. */
export interface UploadUsage {
  readonly atOnce: number
  readonly bytesAtOnce: number
  readonly bytesOfDay: number
}

/** Returns why a person must wait with an upload, or null. */
export function uploadRefusal({ atOnce, bytesAtOnce, bytesOfDay }: UploadUsage): Refusal | null {
  if (atOnce > PARALLEL_UPLOADS)
    return new Refusal(SERVER_ERRORS.tooManyUploads, { count: String(PARALLEL_UPLOADS) })
  if (bytesOfDay + bytesAtOnce > UPLOAD_BYTES_PER_DAY)
    return new Refusal(SERVER_ERRORS.uploadQuotaUsed, { mb: String(UPLOAD_MB_PER_DAY) })
  return null
}

export interface UploadQuota {
  /** Counts an upload of this size until the returned function is called. @throws Refusal */
  take(userCode: string, bytes: number): Promise<() => void>
}

/** Limits the uploads of each person at this server. Stored bytes come from the database, which all servers share. */
export function createUploadQuota(bytesOfDay: (userCode: string) => Promise<number>): UploadQuota {
  const current = new Map<string, number[]>()

  function count(userCode: string, bytes: number): () => void {
    const sizes = current.get(userCode) ?? []
    current.set(userCode, sizes)
    sizes.push(bytes)
    return () => {
      sizes.splice(sizes.indexOf(bytes), 1)
      if (sizes.length === 0) current.delete(userCode)
    }
  }

  return {
    async take(userCode, bytes) {
      // Counted before the query: an upload that ends meanwhile counts twice rather than not at all.
      const release = count(userCode, bytes)
      try {
        const sizes = current.get(userCode) ?? []
        const usage = { atOnce: sizes.length, bytesAtOnce: sizes.reduce((sum, each) => sum + each, 0) }
        const refusal = uploadRefusal({ ...usage, bytesOfDay: await bytesOfDay(userCode) })
        if (refusal !== null) throw refusal
        return release
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
