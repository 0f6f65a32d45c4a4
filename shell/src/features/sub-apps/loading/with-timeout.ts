/** Settles with the work, or rejects with `createError()` after `ms`. */
export function withTimeout<Value>(
  work: Promise<Value>,
  ms: number,
  createError: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
