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
            // Each file costs a phone a request of its own: what pages share comes in few pieces.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'page', tags: ['$initial'], test: /(?<![\\/](head|main))\.(m?js|tsx?)$/ },
                  { name: 'field', test: /[\\/]ui[\\/](text-field|submit-button)\.tsx$/ },
                  {
                    name: 'form',
                    test: /[\\/]web[\\/](ui|lib|features[\\/]accounts)[\\/].*\.tsx?$/,
                    minShareCount: 3,
                  },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: true },
}))
