import { expect, test } from 'vitest'
import { sharedImports } from './import-map.ts'

test('maps every specifier to its file, with integrity', () => {
  const map = sharedImports(
    {
      react: '/shared/react-19.3.1-aa',
      sdk: '/shared/sdk-bb',
      query: '/shared/query-dd',
      ui: '/shared/ui-cc',
      pages: '/shared/pages-ee',
    },
    {
      uiParts: ['button', 'table'],
      pagesParts: ['list'],
      filesOf: folder => ({ 'x.js': `sha384-${folder}` }),
    },
  )
  expect(map).toEqual({
    imports: {
      react: '/shared/react-19.3.1-aa/react.js',
      'react-dom': '/shared/react-19.3.1-aa/react.js',
      'react-dom/client': '/shared/react-19.3.1-aa/react.js',
      'react/jsx-runtime': '/shared/react-19.3.1-aa/react.js',
      '@apron/sdk': '/shared/sdk-bb/sdk.js',
      '@apron/sdk/query': '/shared/query-dd/query.js',
      '@apron/ui/button': '/shared/ui-cc/core.js',
      '@apron/ui/table': '/shared/ui-cc/table.js',
      '@apron/pages/list': '/shared/pages-ee/list.js',
    },
    integrity: {
      '/shared/react-19.3.1-aa/x.js': 'sha384-/shared/react-19.3.1-aa',
      '/shared/sdk-bb/x.js': 'sha384-/shared/sdk-bb',
      '/shared/query-dd/x.js': 'sha384-/shared/query-dd',
      '/shared/ui-cc/x.js': 'sha384-/shared/ui-cc',
      '/shared/pages-ee/x.js': 'sha384-/shared/pages-ee',
    },
    styles: ['/shared/ui-cc/ui.css'],
  })
})
