import { subApp } from '@apron/sdk/vite'
import { defineConfig } from 'vite'
import { manifest } from './web/manifest.config.ts'

export default defineConfig({ plugins: [subApp(manifest, { port: 9507, outDir: 'dist' })] })
