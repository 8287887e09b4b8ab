import { isProduction } from '../../api/src/config.ts';
import type { Demonstration } from '../../api/src/deps.ts';

/** What a process started with `env` is handed of the demonstration; production loads no line of it. */
export async function demonstrationFor(env: NodeJS.ProcessEnv): Promise<Demonstration | undefined> {
  if (isProduction(env)) return undefined;
  const { demonstration } = await import('../../demo/src/demonstration.ts');
  return demonstration;
}
