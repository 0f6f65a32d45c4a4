import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

interface Locked {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own file, in its own format
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

/** Folders in which Node looks for a package's library, nearest first. */
function* placesOf(path: string, name: string): Generator<string> {
  const parts = path === '' ? [] : path.split('/')
  for (let length = parts.length; length >= 0; length--) {
    if (parts[length - 1] === 'node_modules') continue
    yield [...parts.slice(0, length), 'node_modules', name].join('/')
  }
}

const found = (path: string, name: string): Locked | undefined =>
  [...placesOf(path, name)].map(place => packages[place]).find(entry => entry !== undefined)

it('locks every library, including those of other platforms, so that npm ci can install from it', () => {
  const needed = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).map(name => ({ path, name })),
  )
  expect(needed.length).toBeGreaterThan(500)
  expect(needed.filter(({ path, name }) => found(path, name) === undefined)).toEqual([])
})

it('locks a library at its pinned version', () => {
  const exact = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version))
      .map(([name, version]) => ({ path, name, version })),
  )
  expect(exact.length).toBeGreaterThan(100)
  expect(exact.filter(({ path, name, version }) => found(path, name)?.version !== version)).toEqual([])
})
