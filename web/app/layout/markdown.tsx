import { Link } from '../rendering/link.tsx';
import { type Block, blocksOf, inlinesOf } from './markdown-blocks.ts';

/** Our Markdown subset as elements; no HTML is ever taken from the text. */
export function Markdown(props: { text: string }) {
  return (
    <div className="mt-8 grid gap-4 text-base">
      {blocksOf(props.text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text have no other identity and never move
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return block.level === 2 ? (
      <h2 className="mt-6 text-lg font-bold">
        <Line text={block.text} />
      </h2>
    ) : (
      <h3 className="mt-2 text-base font-bold">
        <Line text={block.text} />
      </h3>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line text={block.text} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-2 ps-6 marker:text-soft ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item) => (
        <li key={item}>
          <Line text={item} />
        </li>
      ))}
    </List>
  );
}

function Line(props: { text: string }) {
  return inlinesOf(props.text).map((piece, index) => {
    const key = `${index}-${piece.text}`;
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'bold') return <strong key={key}>{piece.text}</strong>;
    return (
      <Link key={key} to={piece.href} className="font-medium text-primary underline underline-offset-4">
        {piece.text}
      </Link>
    );
  });
}
