import { CONTRACT_VERSION, SubAppManifest } from '@apron/contract/sub-apps/manifest'
import { Value } from 'typebox/value'
import type { PageConfig, SubAppConfig } from '../app/sub-app-config.ts'

/** Facts known once the build has finished. */
export interface BuildFacts {
  readonly version: string
  readonly entry: string
  readonly css: readonly string[]
  /** Files that the entry needs at once. */
  readonly preload: readonly string[]
  /** sha384 by file. */
  readonly integrity: Readonly<Record<string, string>>
  /** Accepted range by shared library. */
  readonly shared: Readonly<Record<string, string>>
  /** Files that browsers must not keep offline; default none. */
  readonly notKept?: readonly string[]
  /** Default `esm`. */
  readonly kind?: SubAppManifest['kind']
  readonly qiankun?: NonNullable<SubAppManifest['qiankun']>
}

/** Builds the manifest of an application. @throws if it violates the contract, with every reason */
export function buildManifest(config: SubAppConfig, facts: BuildFacts): SubAppManifest {
  const pages = Object.entries<PageConfig>(config.pages).map(
    ([path, page]) => [`/${config.name}${path}`, page] as const,
  )
  const pathsWith = (flag: 'keepAlive' | 'confirmClose' | 'public') =>
    pages.filter(([, page]) => page[flag] === true).map(([path]) => path)
  const manifest: unknown = {
    name: config.name,
    version: facts.version,
    contract: CONTRACT_VERSION,
    kind: facts.kind ?? 'esm',
    entry: facts.entry,
    css: facts.css,
    preload: facts.preload,
    integrity: facts.integrity,
    tabs: config.tabs ?? 'multi',
    titles: Object.fromEntries(pages.map(([path, { title }]) => [path, { zh: title.zh, en: title.en }])),
    keepAlive: pathsWith('keepAlive'),
    confirmClose: pathsWith('confirmClose'),
    public: pathsWith('public'),
    shared: facts.shared,
    minShell: config.minShell ?? '1',
    ...(facts.notKept === undefined || facts.notKept.length === 0 ? {} : { notKept: facts.notKept }),
    ...(facts.qiankun === undefined ? {} : { qiankun: facts.qiankun }),
  }
  if (!Value.Check(SubAppManifest, manifest)) {
    const reasons = [...Value.Errors(SubAppManifest, manifest)].map(
      error => `  ${error.instancePath || '/'} ${error.message}`,
    )
    throw new Error(`The manifest of ${config.name} does not keep the contract:\n${reasons.join('\n')}`)
  }
  return manifest
}
