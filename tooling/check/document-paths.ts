import { posix } from 'node:path'

/** Everything that a document may refer to. */
export interface Repository {
  /** True if a file or folder exists, by its path from the root. */
  readonly exists: (path: string) => boolean
  /** Returns the content of a file. */
  readonly read: (path: string) => string
  readonly scripts: ReadonlySet<string>
}

const LINK = /\]\(([^)\s]+)\)/g
const PATH = /`((?:packages|shell|server|apps|e2e|bench|tooling|guests|docs|\.ci)\/[\w./-]+)`/g
/** Guides are followed in the folder of an application, and decisions refer to files as they were. */
const OTHER_PATHS = /^docs\/(?:guides|decisions)\//
/** A name that a document attributes to a file. */
const NAME_IN_FILE = /`([\w./-]+)` › `(\w+)`/g
/** A script of the root, not of a package (`-w`). */
const SCRIPT = /`npm run ([\w:-]+)\b(?! -w)/g
const HEADING = /^#+ (.+)$/gm
/** Code, in which brackets and parentheses are no link. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g

/**
 * Returns references of a document that the repository lacks: links with their headings, paths from the root, names in
 * files, npm scripts.
 */
export function missingTargets(page: string, { exists, read, scripts }: Repository): string[] {
  const text = read(page)
  const missingLink = (target: string): boolean => {
    const [file = '', heading] = target.split('#')
    const path = file === '' ? page : posix.join(posix.dirname(page), file)
    if (!exists(path)) return true
    return heading !== undefined && path.endsWith('.md') && !headings(read(path)).has(heading)
  }
  return [
    ...matchesOf(text.replaceAll(CODE, ''), LINK).filter(
      target => !/^\w+:/.test(target) && missingLink(target),
    ),
    ...(OTHER_PATHS.test(page) ? [] : matchesOf(text, PATH).filter(path => !exists(path))),
    ...[...text.matchAll(NAME_IN_FILE)].flatMap(([, path = '', name = '']) =>
      exists(path) && !read(path).includes(name) ? [`${path}: ${name}`] : [],
    ),
    ...matchesOf(text, SCRIPT)
      .filter(script => !scripts.has(script))
      .map(script => `npm run ${script}`),
  ]
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, target = '']) => target)
}

/** Returns the anchors that a Markdown viewer creates for the headings. */
function headings(text: string): ReadonlySet<string> {
  return new Set(matchesOf(text, HEADING).map(anchorOf))
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
