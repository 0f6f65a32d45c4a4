import type { AdminDirectory } from '@apron/contract/dictionary/admin-dictionary'
import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'

/** Maximum depth of the directory tree. */
export const DIRECTORY_LEVELS = 5

type DirectoryPosition = Pick<AdminDirectory, 'code' | 'parentCode'>

/** Returns why a directory cannot stand under this parent, or null. @param all every directory as it stands now */
export function directoryFault(
  { code, parentCode }: DirectoryPosition,
  all: readonly DirectoryPosition[],
): ErrorEntry | null {
  if (parentCode === '') return null
  const above = pathToRoot(parentCode, new Map(all.map(each => [each.code, each.parentCode])))
  if (above.includes(code)) return SERVER_ERRORS.directoryLoop
  return above.length + subtreeDepth(code, all) > DIRECTORY_LEVELS ? SERVER_ERRORS.directoryTooDeep : null
}

/** Returns a directory and its ancestors. */
function pathToRoot(code: string, parents: ReadonlyMap<string, string>): string[] {
  const chain: string[] = []
  for (let at = code; at !== '' && !chain.includes(at); at = parents.get(at) ?? '') chain.push(at)
  return chain
}

/** Returns the number of levels that a directory and its descendants take. */
function subtreeDepth(
  code: string,
  all: readonly DirectoryPosition[],
  limit: number = DIRECTORY_LEVELS,
): number {
  if (limit === 0) return 1
  const below = all.filter(each => each.parentCode === code)
  return 1 + Math.max(0, ...below.map(each => subtreeDepth(each.code, all, limit - 1)))
}
