import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole table of routes is small: sending it at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
