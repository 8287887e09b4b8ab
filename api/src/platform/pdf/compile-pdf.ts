import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const FACES = [
  '@expo-google-fonts/tajawal/400Regular/Tajawal_400Regular.ttf',
  '@expo-google-fonts/tajawal/500Medium/Tajawal_500Medium.ttf',
  '@expo-google-fonts/tajawal/700Bold/Tajawal_700Bold.ttf',
];

/** Results of so many compilations ago are forgotten by the compiler. */
const KEPT_COMPILATIONS = 10;

let shared: Promise<NodeCompiler> | undefined;

/** Opens the compiler and its font once a process, at the first document. */
function openCompiler(): Promise<NodeCompiler> {
  shared ??= Promise.all([
    import('@myriaddreamin/typst-ts-node-compiler'),
    ...FACES.map((face) => readFile(require.resolve(face))),
  ]).then(([typst, ...fontBlobs]) =>
    typst.NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] }),
  );
  return shared;
}

/**
 * A document of Typst (https://typst.app/docs). Its source is ours and fixed; what people wrote comes in `data` alone, which the
 * source reads with `json(bytes(sys.inputs.data))`, so that no text of theirs is read as markup. The font is Tajawal.
 */
export interface PdfSource {
  source: string;
  data: unknown;
}

/** A document as a PDF. Throws with the compiler's own words when the source is wrong. */
export function compilePdf(document: PdfSource): Promise<Buffer> {
  return compileWith(document, (compiler, compiled) => compiler.pdf(compiled));
}

/** A document as one drawing, its pages below each other: the same pages as `compilePdf` makes. */
export function compileSvg(document: PdfSource): Promise<string> {
  return compileWith(document, (compiler, compiled) => compiler.plainSvg(compiled));
}

async function compileWith<T>(
  { source, data }: PdfSource,
  render: (compiler: NodeCompiler, compiled: NodeTypstDocument) => T,
): Promise<T> {
  const compiler = await openCompiler();
  const outcome = compiler.compile({
    mainFileContent: source,
    inputs: { data: JSON.stringify(data) },
    resetRead: true,
  });
  const { result } = outcome;
  const error = outcome.takeError();
  if (result === null)
    throw new Error(
      `a document was not compiled: ${JSON.stringify(error && compiler.fetchDiagnostics(error))}`,
    );
  const rendered = render(compiler, result);
  compiler.evictCache(KEPT_COMPILATIONS);
  return rendered;
}
