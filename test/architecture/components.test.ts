import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';

const MOST_LINES = 65;
const MOST_LOGIC = 40;

interface Node {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null;
const isBody = ({ type }: Node) => type === 'FunctionBody';
const isMarkup = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';

function* nodesOf(part: unknown, enters: (node: Node) => boolean): Generator<Node> {
  if (!isNode(part)) return;
  if (!Array.isArray(part)) yield part;
  if (!Array.isArray(part) && !enters(part)) return;
  for (const inner of Object.values(part)) yield* nodesOf(inner, enters);
}

/** Lines that hold something between two bytes of a file. */
function linesOf(file: Buffer, { start, end }: { start: number; end: number }): number {
  return file
    .subarray(start, end)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

/** The components of a file: all their lines, and those of their logic, which stands outside markup or in functions inside it. */
function componentsOf(text: string): { name: string; lines: number; logic: number }[] {
  const file = Buffer.from(text);
  const tree = parseSync(`;${text}`, { syntax: 'typescript', tsx: true, target: 'es2024' });
  // swc counts bytes on from one parse to the next; the empty statement put in front stands at the first of this file's.
  const from = tree.span.start + 1;
  const size = (node: Node | undefined) =>
    node?.span === undefined
      ? 0
      : linesOf(file, { start: node.span.start - from, end: node.span.end - from });
  const sum = (nodes: Node[], of: (node: Node) => number) => nodes.reduce((all, one) => all + of(one), 0);
  const logicOf = (node: Node): number => {
    const markup = [...nodesOf(node, (one) => !isMarkup(one))].filter(isMarkup);
    const bodies = markup.flatMap((one) => [...nodesOf(one, (part) => !isBody(part))]).filter(isBody);
    return size(node) - sum(markup, size) + sum(bodies, logicOf);
  };
  return tree.body
    .map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item) as unknown as Node)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .map((node) => ({
      name: String((node.identifier as Node).value),
      lines: size(node),
      logic: logicOf(node),
    }))
    .filter(({ name }) => /^[A-Z]/.test(name));
}

it('a component is read at once: its logic in 40 lines, all of it in 65', () => {
  const components = filesOf(/^web\/app\/.*\.tsx$/).flatMap((path) =>
    componentsOf(textOf(path)).map((component) => ({ path, ...component })),
  );
  expect(components.length).toBeGreaterThan(300);
  const long = components.filter(({ lines, logic }) => lines > MOST_LINES || logic > MOST_LOGIC);
  expect(long, 'logic goes into a hook (`use-….ts`), markup into a component of its own').toEqual([]);
});

it('lines of logic are all but those of markup, with the handlers written inside it', () => {
  const text = `import { useState } from 'react';

/** «سطر» */
export function Counter() {
  const [count, setCount] = useState(0);

  return (
    <p title="عدّاد">
      <button
        onClick={() => {
          setCount(count + 1);
        }}
      />
    </p>
  );
}
`;
  expect(componentsOf(text)).toEqual([{ name: 'Counter', lines: 12, logic: 8 }]);
});
