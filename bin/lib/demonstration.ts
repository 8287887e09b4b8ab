import { isProduction } from '../../api/src/config.ts';
import type { Demonstration } from '../../api/src/deps.ts';

/** The demonstration for a process started with `env`; undefined in production, which loads no line of it. */
export async function demonstrationFor(env: NodeJS.ProcessEnv): Promise<Demonstration | undefined> {
  if (isProduction(env)) return undefined;
  const { demonstration } = await import('../../demo/src/demonstration.ts');
  return demonstration;
}
