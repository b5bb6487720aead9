import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Public pages hold no router that could refresh them: when server code changes, they are loaded anew. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    server.environments.client.hot.send('pignon:server-changed', { file })
  },
}

/** Islands load when they are needed, long after React's refresh runtime has to be there. */
const refreshRuntimeFirst: Plugin = {
  name: 'refresh-runtime-first',
  apply: 'serve',
  transform(code, id) {
    if (this.environment.name !== 'client' || !id.endsWith('/app/entry.client.tsx')) return
    return { code: `import 'virtual:react-router/inject-hmr-runtime';${code}`, map: null }
  },
}

export default defineConfig({
  plugins: [reactRouter(), reloadPublicPages, refreshRuntimeFirst],
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/**/*.island.tsx'] },
  resolve: { tsconfigPaths: true },
  build: {
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    sourcemap: false,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // One style sheet for the whole site: a first page waits for one file, the next for none.
            codeSplitting: { groups: [{ name: 'styles', test: /\.css$/ }] },
          },
        },
      },
    },
    // The whole server is the entry of the server build, so that no module exists twice.
    ssr: { build: { rolldownOptions: { input: 'server/main.ts' }, sourcemap: true } },
  },
})
