import { expect, it } from 'vitest'
import { addRecent } from './recent-rules.ts'

const page = (fullPath: string, title = fullPath) => ({ fullPath, title, language: 'zh' as const })

it('puts the last visited page first, once, with its latest title', () => {
  const visited = [page('/a'), page('/b'), page('/a', 'named')].reduce(
    addRecent,
    [] as readonly ReturnType<typeof page>[],
  )
  expect(visited).toEqual([page('/a', 'named'), page('/b')])
})

it('keeps twenty', () => {
  const many = Array.from({ length: 30 }, (_, index) => page(`/p${index}`))
  const kept = many.reduce(addRecent, [] as readonly ReturnType<typeof page>[])
  expect(kept).toHaveLength(20)
  expect(kept[0]?.fullPath).toBe('/p29')
})
