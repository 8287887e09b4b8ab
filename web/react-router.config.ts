import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { trimManifest } from './app/rendering/plugins/trim-manifest.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole table of routes is small: sending it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    trimManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
