/** What the shell's import map serves to every sub-application; never bundled into one. */
export const SHARED_LIBRARIES: readonly (string | RegExp)[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@apron/sdk',
  '@apron/sdk/query',
  /^@apron\/(?:ui|pages)\/[a-z-]+$/,
]
