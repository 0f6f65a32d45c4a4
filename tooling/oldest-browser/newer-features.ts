/** Versions by browser, as in the compatibility data of MDN: `{ chrome: '122' }`. */
export type Floor = Readonly<Record<string, string>>

interface Support {
  readonly version_added?: string | false | null
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

interface Entry {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
  readonly [member: string]: unknown
}

/** Part of the compatibility data: objects by name with their members. */
export type Compatibility = Readonly<Record<string, Entry>>

/** A feature that a minimum browser lacks, and the pattern of its use. */
export interface NewerFeature {
  readonly name: string
  readonly use: RegExp
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

const parts = (version: string) => version.replace('≤', '').split('.').map(Number)

function isAfter(version: string, floor: string): boolean {
  const [major = 0, minor = 0] = parts(version)
  const [floorMajor = 0, floorMinor = 0] = parts(floor)
  return major > floorMajor || (major === floorMajor && minor > floorMinor)
}

function isSupported({ support }: NonNullable<Entry['__compat']>, floor: Floor): boolean {
  return Object.entries(floor).every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        each =>
          typeof each.version_added === 'string' &&
          each.version_added !== 'preview' &&
          each.flags === undefined &&
          each.prefix === undefined &&
          each.alternative_name === undefined &&
          !isAfter(each.version_added, version),
      ),
  )
}

function lacks(entry: Entry, floor: Floor): boolean {
  return entry.__compat !== undefined && !isSupported(entry.__compat, floor)
}

interface Member {
  readonly owner: string
  readonly name: string
  readonly isStatic: boolean
  readonly isNewer: boolean
  readonly isOwnerNewer: boolean
}

function membersOf(part: Compatibility, floor: Floor): Member[] {
  return Object.entries(part).flatMap(([owner, entry]) =>
    Object.entries(entry).flatMap(([key, below]) => {
      const name = key.replace(/_static$/, '')
      if (key === '__compat' || !isEntry(below) || !/^[A-Za-z]\w*$/.test(name) || name === owner) return []
      const isOwnerNewer = lacks(entry, floor)
      return [
        { owner, name, isStatic: name !== key, isNewer: isOwnerNewer || lacks(below, floor), isOwnerNewer },
      ]
    }),
  )
}

/** Programs often have methods with these names. Types protect our own code from them (tsconfig.browser.json). */
const BY_OWNER_ONLY: ReadonlySet<string> = new Set(['Iterator', 'Symbol'])

/**
 * Returns the functions that a minimum browser lacks: of the language, and static ones of the browser (`URL.parse`). A
 * method of an object that exists is matched by name only (`.toHex(`), unless another object has a method of that name.
 */
export function newerFeatures(floor: Floor, language: Compatibility, browser: Compatibility): NewerFeature[] {
  const ofLanguage = membersOf(language, floor)
  const ofBrowser = membersOf(browser, floor)
  const known = new Set([...ofLanguage, ...ofBrowser].filter(each => !each.isNewer).map(each => each.name))
  return [...ofLanguage, ...ofBrowser.filter(each => each.isStatic)]
    .filter(each => each.isNewer)
    .map(({ owner, name, isStatic, isOwnerNewer }) => ({
      name: `${owner}.${name}`,
      use:
        isStatic || isOwnerNewer || known.has(name) || BY_OWNER_ONLY.has(owner)
          ? new RegExp(String.raw`(?<![\w$.])${owner}[.]${name}\(`)
          : new RegExp(String.raw`[.]${name}\(`),
    }))
}
