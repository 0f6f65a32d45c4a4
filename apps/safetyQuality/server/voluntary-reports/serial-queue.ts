/** Returns a function that runs tasks one after the other, in the order of the calls. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return await result
  }
}
