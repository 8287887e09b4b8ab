import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './app/rendering/plugins/build-service-worker.ts';
import { trimManifest } from './app/rendering/plugins/trim-manifest.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole table of routes is small: sending it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await trimManifest(join(client, 'assets'));
    await buildServiceWorker(join(import.meta.dirname, 'worker', 'service-worker.ts'), client);
  },
} satisfies Config;
