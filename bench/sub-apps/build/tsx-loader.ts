import { transformWithOxc } from 'vite'

interface LoaderContext {
  readonly resourcePath: string
}

/** Webpack reads TSX by the compiler that Vite uses too. It wants a default export. */
async function tsxLoader(this: LoaderContext, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, this.resourcePath, { jsx: { runtime: 'automatic' } })
  return code
}

export default tsxLoader
