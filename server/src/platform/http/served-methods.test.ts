import { expect, it } from 'vitest'
import { createServedMethods } from './served-methods.ts'

const served = createServedMethods()
served.add({ url: '/api/people', methods: ['GET'] })
served.add({ url: '/api/people', methods: ['HEAD'] })
served.add({ url: '/api/people', methods: ['POST'] })
served.add({ url: '/api/del/:id', methods: ['POST'] })
served.add({ url: '/api/:kind/x', methods: ['GET'] })
served.add({ url: '/assets/*', methods: ['GET', 'HEAD'] })

it.each([
  ['/api/people', ['GET', 'HEAD', 'POST']],
  ['/api/del/7', ['POST']],
  ['/api/del/x', ['GET', 'POST']],
  ['/api/del/', []],
  ['/api/del/7/8', []],
  ['/assets/a/b.js', ['GET', 'HEAD']],
  ['/assets', []],
  ['/apixpeople', []],
  ['/x/api/people', []],
])('%s is served with %j', (path, methods) => {
  expect(served.methodsOf(path)).toEqual(methods)
})
