import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// scripts/build.ts builds twice with this: the browser's files, and the bundle that draws pages on the server.
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild === true ? false : 'public',
  build: {
    emptyOutDir: true,
    outDir: isSsrBuild === true ? '../dist/server' : '../dist/client',
    modulePreload: { polyfill: false },
    ...(isSsrBuild === true
      ? {}
      : {
          manifest: 'manifest.json',
          rolldownOptions: {
            input: ['web/main.tsx', 'web/head.ts', 'web/styles/public.css', 'web/styles/controls.css'],
          },
        }),
  },
  ssr: { noExternal: true },
}))
