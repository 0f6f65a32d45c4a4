import { subApp } from '@apron/sdk/vite'
import { defineConfig } from 'vite'
import { app } from './app.ts'

export default defineConfig({ plugins: [subApp(app, { port: app.port })] })
