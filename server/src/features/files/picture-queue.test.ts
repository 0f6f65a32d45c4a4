import { expect, it } from 'vitest'
import { queuePicture } from './picture-queue.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

it('[PHOTO-04] re-encodes two pictures at a time, and one at a time per person', async () => {
  const begun: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const draw = (person: string, name: string) =>
    queuePicture(person, async () => {
      begun.push(name)
      const gate = Promise.withResolvers<void>()
      gates.set(name, gate)
      await gate.promise
      return name
    })
  const drawn = [draw('a', 'a1'), draw('a', 'a2'), draw('a', 'a3'), draw('b', 'b1'), draw('c', 'c1')]
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  gates.get('b1')?.resolve()
  await settled()
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  gates.get('a1')?.resolve()
  await settled()
  expect(begun.at(-1)).toBe('a2')
  gates.get('a2')?.reject(new Error('broken'))
  await expect(drawn[1]).rejects.toThrow('broken')
  await settled()
  for (const name of ['a3', 'c1']) gates.get(name)?.resolve()
  expect(await drawn[2]).toBe('a3')
  expect(await drawn[4]).toBe('c1')
})
