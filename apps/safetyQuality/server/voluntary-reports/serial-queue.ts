/** Returns a function that runs tasks one after the other, in the order of the calls. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const own = last.then(task, task)
    last = own.catch(() => undefined)
    return await own
  }
}
