import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The gallery of all parts, for development only. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  server: { port: 3150, strictPort: true },
  preview: { port: 3151, strictPort: true },
  build: { outDir: '../../../dist/gallery', emptyOutDir: true },
})
