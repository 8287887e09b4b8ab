import type { Plugin } from 'vite';

/**
 * Marks the contract's schemas as pure, so that the bundler drops those nobody uses. They are built by calls when a module
 * loads: without the mark a page that takes one constant from the contract would carry zod and every schema.
 */
export function pureContract(): Plugin {
  return {
    name: 'diyar:pure-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
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
