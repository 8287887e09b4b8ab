import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { ROOT, textOf } from './repository.ts';

/** A regular expression, and the file it stands in. */
export interface Expression {
  path: string;
  source: string;
  flags: string;
}

interface Node {
  type?: string;
  [key: string]: unknown;
}

function* nodesOf(part: unknown): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) yield part as Node;
  for (const inner of Object.values(part)) yield* nodesOf(inner);
}

function isBuilding(node: Node): boolean {
  const callee = node.callee as Node | undefined;
  return (node.type === 'NewExpression' || node.type === 'CallExpression') && callee?.value === 'RegExp';
}

/** The expressions that stand in a file, and whether it also builds some of texts. */
export function readExpressions(path: string): { written: Expression[]; builds: boolean } {
  const tree = parseSync(textOf(path), { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  const nodes = [...nodesOf(tree.body)];
  const written = nodes
    .filter(({ type }) => type === 'RegExpLiteral')
    .map(({ pattern, flags }) => ({ path, source: String(pattern), flags: String(flags) }));
  return { written, builds: nodes.some(isBuilding) };
}

/** The expressions that files build while they are loaded: loads them, and sees what each hands to `RegExp`. */
export async function builtExpressions(paths: readonly string[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const Plain = globalThis.RegExp;
  const construct = (target: RegExpConstructor, args: [string | RegExp, string?]) => {
    const made = new target(...args);
    // The first of them on the stack: the others only asked for it.
    const [path] = (new Error('where').stack ?? '')
      .split('\n')
      .flatMap((line) => paths.find((one) => line.includes(one)) ?? []);
    if (path !== undefined) built.push({ path, source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Plain, { construct });
  try {
    for (const path of paths) await import(pathToFileURL(`${ROOT}/${path}`).href);
  } finally {
    globalThis.RegExp = Plain;
  }
  return built;
}
