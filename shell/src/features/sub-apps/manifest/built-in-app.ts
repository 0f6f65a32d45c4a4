import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppModule } from '@apron/sdk'
import { SubAppFailure } from '../failures/sub-app-failure.ts'

/** Manifest fields of a running application that the shell uses. */
export type RunningManifest = Pick<
  SubAppManifest,
  'name' | 'version' | 'tabs' | 'titles' | 'keepAlive' | 'confirmClose'
>

/** An application shipped with the shell. It needs no registry and has the shell's version. */
export interface BuiltInApp {
  readonly manifest: RunningManifest
  /** Loads its code. */
  readonly module: () => Promise<SubAppModule>
}

/** Built-in applications by name. */
export type BuiltInApps = ReadonlyMap<string, BuiltInApp>

/** Loads the code of a built-in application. @throws SubAppFailure if that fails */
export async function builtInModule({ manifest, module }: BuiltInApp): Promise<SubAppModule> {
  try {
    return await module()
  } catch (error) {
    throw new SubAppFailure('unreachable', `${manifest.name}: ${String(error)}`)
  }
}
