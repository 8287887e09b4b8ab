import { isAbsolute, resolve } from 'node:path';

/** The one folder on the command line; a relative one is meant from where the command was typed, not where npm runs it. */
export function folderAskedFor(usage: string): string {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) throw new Error(`usage: ${usage}`);
  return isAbsolute(name) ? name : resolve(process.env.INIT_CWD ?? process.cwd(), name);
}
