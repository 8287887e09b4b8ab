import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{app,worker}/**/*.test.ts'], environment: 'node' } });
