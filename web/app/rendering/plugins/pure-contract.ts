import type { Plugin } from 'vite';

/**
 * The contract's schemas are built by calls when a module loads, so a page that takes one constant from it would carry zod
 * (27 KB) and every schema. Each, and each table of them, is wrapped as a pure expression: what nobody uses falls away,
 * what a form uses stays.
 */
export function pureContract(): Plugin {
  return {
    name: 'diyar:pure-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/ },
      handler(code) {
        const calls = this.parse(code, { lang: 'ts' }).body.flatMap((node) => {
          const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
          if (declaration?.type !== 'VariableDeclaration') return [];
          return declaration.declarations.flatMap(({ init }) =>
            init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [init] : [],
          );
        });
        const pure = calls.reduceRight(
          (text, { start, end }) =>
            `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
          code,
        );
        return { code: pure, map: null, moduleSideEffects: false };
      },
    },
  };
}
