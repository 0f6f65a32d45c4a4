/** Libraries that the shell's import map provides to every sub-application. Never bundled. */
export const SHARED_LIBRARIES: readonly (string | RegExp)[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@apron/sdk',
  '@apron/sdk/query',
  /^@apron\/(?:ui|pages)\/[a-z-]+$/,
]
