import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration, type StatsCompilation } from 'webpack'
import { APP_NAMES } from '../web/pages/page-name.ts'
import { buildPage } from './build-page.ts'
import { WEB } from './places.ts'

/** As the guide of qiankun says: a UMD library with names of its own, found by its HTML page. */
function configuration(app: string, path: string): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: join(WEB, 'qiankun/app.tsx') },
    output: {
      path,
      publicPath: `/apps/${app}/`,
      filename: '[name]-[contenthash].js',
      chunkFilename: '[name]-[contenthash].js',
      cssFilename: '[name]-[contenthash].css',
      library: { name: `${app}-[name]`, type: 'umd' },
      chunkLoadingGlobal: `webpackJsonp_${app}`,
      globalObject: 'window',
    },
    module: {
      rules: [{ test: /[.]tsx?$/, exclude: /node_modules/, use: join(import.meta.dirname, 'tsx-loader.ts') }],
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    experiments: { css: true, typescript: false },
    plugins: [new webpack.DefinePlugin({ __APP_NAME__: JSON.stringify(app) })],
  }
}

function bundle(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors() !== false) reject(new Error(stats?.toString('errors-only') ?? 'no result'))
      else resolve(stats.toJson({ all: false, entrypoints: true }))
    })
  })
}

function pageOf(files: readonly string[], base: string): string {
  const styles = files.filter(file => file.endsWith('.css'))
  const scripts = files.filter(file => file.endsWith('.js'))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Application</title>',
    ...styles.map(file => `<link rel="stylesheet" href="${base}${file}" />`),
    '</head><body><div id="root"></div>',
    ...scripts.map(file => `<script src="${base}${file}"></script>`),
    '</body></html>',
  ].join('\n')
}

export async function buildQiankun(outDir: string): Promise<void> {
  await buildPage({ page: 'qiankun', outDir, base: '/' })
  for (const app of APP_NAMES) {
    const folder = join(outDir, 'apps', app)
    const { entrypoints } = await bundle(configuration(app, folder))
    const files = entrypoints?.['main']?.assets?.map(({ name }) => name) ?? []
    writeFileSync(join(folder, 'index.html'), pageOf(files, `/apps/${app}/`))
  }
}
