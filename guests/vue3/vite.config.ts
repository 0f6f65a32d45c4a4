import { subApp } from '@apron/sdk/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { manifest } from './web/manifest.config.ts'

/** Folder of the built versions. Never the repository's own build. */
const outDir = process.env['APPS_DIR']
if (outDir === undefined) throw new Error('APPS_DIR names the folder of sub-applications')

export default defineConfig({ plugins: [vue(), subApp(manifest, { entry: 'web/entry.ts', outDir })] })
