/** A block of our Markdown subset. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] };

/** A piece of a line: plain, bold, or a link of this site. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Reads ##, ###, paragraphs, "- " and "1. " lists; anything else is a paragraph, as typed. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const next: Block | null = line.trim() === '' ? null : joined(open, line);
    if (next !== null && next !== open) blocks.push(next);
    open = next;
  }
  return blocks;
}

/** The block this line belongs to: the open one, grown, or a new one. */
function joined(open: Block | null, line: string): Block {
  const heading = /^(#{2,3})\s+(\S.*)$/.exec(line);
  if (heading !== null)
    return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' };
  const item = /^\s*(?:(-)|\d+\.)\s+(\S.*)$/.exec(line);
  if (item !== null) return withItem(open, item[1] === undefined, item[2] ?? '');
  if (open?.kind === 'list' && /^\s+/.test(line)) {
    open.items.push(`${open.items.pop() ?? ''} ${line.trim()}`);
    return open;
  }
  if (open?.kind !== 'paragraph') return { kind: 'paragraph', text: line.trim() };
  open.text += ` ${line.trim()}`;
  return open;
}

function withItem(open: Block | null, ordered: boolean, text: string): Block {
  if (open?.kind !== 'list' || open.ordered !== ordered) return { kind: 'list', ordered, items: [text] };
  open.items.push(text);
  return open;
}

/** Bold and links inside a line. Only addresses of this site become links; the rest stays text. */
export function inlinesOf(line: string): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(/\*\*(.+?)\*\*|\[([^[\]]+)\]\((\/(?![/\\])[^\s()[]*|#[^\s()[]*)\)/g)) {
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) });
    const [whole, bold, text, href] = match;
    if (bold !== undefined) pieces.push({ kind: 'bold', text: bold });
    else pieces.push({ kind: 'link', text: text ?? '', href: href ?? '' });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) });
  return pieces;
}
