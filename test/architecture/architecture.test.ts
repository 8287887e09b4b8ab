import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../contract/src/endpoints/endpoints.ts';
import { filesOf, textOf } from './repository.ts';

const SOURCES = /^(contract|messages|api|demo|web|bin|test|bench)\/.*\.tsx?$/;
const isGenerated = (path: string) => path.endsWith('.generated.ts');
const isTest = (path: string) => /\.(test|e2e)\.tsx?$|^test\/|^api\/src\/testing\//.test(path);
const sources = filesOf(SOURCES).filter((path) => !isGenerated(path));
const product = sources.filter((path) => !isTest(path));

/** Files among `paths` whose text matches, so that a failure names them. */
function breaking(paths: string[], rule: RegExp): string[] {
  return paths.filter((path) => rule.test(textOf(path)));
}

describe('the house', () => {
  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(150);
  });

  it('keeps every file within 300 lines and routes within 150', () => {
    const long = sources.filter((path) => {
      const most = path.endsWith('.routes.ts') ? 150 : isTest(path) ? 400 : 300;
      return textOf(path).split('\n').length > most + 1;
    });
    expect(long).toEqual([]);
  });

  it('keeps every file within 20 imports, a screen within 25, but what puts a whole together', () => {
    const isWhole =
      /^messages\/src\/(ar|en)\.ts$|^contract\/src\/endpoints\/endpoints\.ts$|^api\/src\/(routes|console-routes|worker|app|schedule|deps|open-adapters)\.ts$|^demo\/src\/(demonstration|world\/seed-world)\.ts$/;
    const isScreen = /^web\/app\/(routes\/.*|features\/.*-page)\.tsx$/;
    const wide = product.filter(
      (path) =>
        !isWhole.test(path) &&
        (textOf(path).match(/^import /gm)?.length ?? 0) > (isScreen.test(path) ? 25 : 20),
    );
    expect(wide).toEqual([]);
  });

  it('reads the environment in config.ts alone (and in scripts and tests)', () => {
    const readers = product.filter((path) => !/^(bin|bench)\//.test(path) && path !== 'api/src/config.ts');
    expect(
      breaking(readers, /process\.env\b/).filter((path) => !/^web\/[\w-]+\.config\.ts$/.test(path)),
    ).toEqual([]);
  });

  it('takes the clock as an argument', () => {
    const rules = product.filter((path) => /^(api|demo)\/src\//.test(path) && path !== 'api/src/server.ts');
    expect(breaking(rules, /\bDate\.now\(\)|new Date\(\)|Temporal\.Now\b/)).toEqual([]);
  });

  it('keeps nothing in a process that another process would have to know', () => {
    const derived = [
      'demo/src/photos/draw-photo.ts',
      'demo/src/scenes/kit/colour.ts',
      'api/src/platform/db/database.ts',
      'api/src/platform/db/primary.ts',
      'api/src/platform/pdf/compile-pdf.ts',
      'api/src/platform/db/own-migrations.ts',
      'api/src/platform/pdf/compile-pdf.ts',
    ];
    const kept = product.filter((path) => /^(api|demo)\/src\//.test(path) && !derived.includes(path));
    const rule =
      /^(?:export )?(?:let|var) |^(?:export )?const \w+(?::[^=]+)? = new (?:Map|Set|WeakMap|LRUCache)(?:<[^(]*>)?\(\)/m;
    expect(breaking(kept, rule), 'what decides is a row; what is derived is named here').toEqual([]);
  });

  it('writes SQL in query files alone', () => {
    const allowed =
      /\.queries\.ts$|^api\/src\/(platform|testing|reference|imports)\/|^demo\/src\/world\/|savepoint/;
    const elsewhere = product.filter((path) => /^(api|demo)\/src\//.test(path) && !allowed.test(path));
    const statements =
      /\b(select|insert into|update|delete from)\b[^'"`\n]*\b(from|set|values|where|into)\b/i;
    const found = elsewhere.filter((path) =>
      (textOf(path).match(/sql(<[^`]*>)?`[^`]*`/g) ?? []).some((sql) => statements.test(sql)),
    );
    expect(found).toEqual([]);
    expect(breaking(elsewhere, /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/)).toEqual([]);
  });

  it('shows every component in the interface kit', () => {
    const components = filesOf(/^web\/app\/ui\/.*\.tsx$/).map((path) => path.replace('web/app/', ''));
    const kit = filesOf(/^web\/app\/features\/kit\//)
      .map(textOf)
      .join();
    expect(components.filter((path) => !kit.includes(`/${path}'`))).toEqual([]);
  });

  it('uses logical sides in the interface', () => {
    const styles = filesOf(/^web\/app\/.*\.(tsx|css)$/);
    const physical =
      /(?<![\w-])(?:ml|mr|pl|pr|left|right|rounded-[lr]|border-[lr]|scroll-m[lr]|text-left|text-right)-?(?=[\d[]|auto)|(?:margin|padding|border)-(?:left|right)\s*:/;
    expect(breaking(styles, physical)).toEqual([]);
  });

  it('takes notices without their own look, whose styles the content policy refuses', () => {
    expect(breaking(product, /from 'react-hot-toast'/)).toEqual([]);
  });

  it('shows notices without the look of their library, which the content policy stops', () => {
    expect(breaking(filesOf(/^web\/app\/.*\.tsx?$/), /['"]react-hot-toast['"]/)).toEqual([]);
  });

  it('leaves nothing undone, skipped or silenced without a reason', () => {
    const all = sources.filter((path) => path !== 'test/architecture/architecture.test.ts');
    expect(breaking(all, /\bTODO\b|\bFIXME\b|\.only\(|\.skip\(|@ts-ignore|@ts-nocheck/)).toEqual([]);
    expect(breaking(all, /biome-ignore[^\n:]*:?\s*\n/)).toEqual([]);
  });

  it('says nothing of any machine or registry', () => {
    const texts = filesOf(/\.(ts|tsx|mjs|json|jsonc|md|sql|css|csv|yml|yaml|sh)$|^\.ci\//);
    const machine = /(?<!\w)\/(?:root|home)\/\w+|\/work\/(?:main|shared)|"resolved": "https?:/;
    expect(
      breaking(texts, machine).filter((path) => path !== 'test/architecture/architecture.test.ts'),
    ).toEqual([]);
  });

  it('sends nobody to a script of bin by the Node outside, which may not read TypeScript', () => {
    // The image has no other Node than the one it needs.
    const ownNode = ['package.json', 'Dockerfile', 'compose.yaml'];
    const read = filesOf(/\.(ts|tsx|mjs|md|json|jsonc|ya?ml|sh|example)$|^\.ci\//);
    const outside = /(?<!node_modules\/\.bin\/)\bnode\s+(?:-\S+\s+)*bin\/\S+\.ts\b/;
    expect(breaking(read, outside).filter((path) => !ownNode.includes(path))).toEqual([]);
  });

  it('has each call of the contract once', () => {
    const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
