import type { Drawing } from './drawing.ts';

/** Lines of our own over a softer body, and a gold triangle somewhere: two tones and the site's sign. */
const DRAWN: Record<Drawing, { lines: string; body: string; gold: string }> = {
  door: {
    lines: 'M30 100V24h60v76M18 100h84M42 100V40h36v60M70 70v5M30 24 60 8l30 16',
    body: 'M30 100V24L60 8l30 16v76H78V40H42v60Z',
    gold: 'm60 13 6 9H54Z',
  },
  search: {
    lines: 'M54 20a32 32 0 1 0 0 64 32 32 0 0 0 0-64ZM78 76l26 26M38 68V48l16-11 16 11v20Z',
    body: 'M54 20a32 32 0 1 0 0 64 32 32 0 0 0 0-64Z',
    gold: 'm54 52 8 12H46Z',
  },
  calendar: {
    lines: 'M20 28h80v68H20ZM20 46h80M40 18v18M80 18v18M36 60h8M56 60h8M76 60h8M36 78h8',
    body: 'M20 46h80v50H20Z',
    gold: 'm60 70 8 13H52Z',
  },
  cloud: {
    lines: 'M34 84h50a18 18 0 0 0 2-36 26 26 0 0 0-50-6 21 21 0 0 0-2 42ZM30 100l60-84',
    body: 'M34 84h50a18 18 0 0 0 2-36 26 26 0 0 0-50-6 21 21 0 0 0-2 42Z',
    gold: 'm88 88 9 14H79Z',
  },
  clock: {
    lines: 'M60 16a42 42 0 1 0 0 84 42 42 0 0 0 0-84ZM60 34v26l18 12M60 92v4M26 58h-4M98 58h-4',
    body: 'M60 16a42 42 0 1 0 0 84 42 42 0 0 0 0-84Z',
    gold: 'm60 20 5 8H55Z',
  },
  receipt: {
    lines: 'M32 14h56v84l-9-7-9 7-10-7-10 7-9-7-9 7ZM46 48h28M46 62h28M46 76h16',
    body: 'M32 14h56v84l-9-7-9 7-10-7-10 7-9-7-9 7Z',
    gold: 'm60 24 9 14H51Z',
  },
  tent: {
    lines: 'M10 98h100M60 16 18 98M60 16l42 82M60 16V8M48 98l12-34 12 34M32 72h12M76 72h12',
    body: 'M60 16 18 98h30l12-34 12 34h30Z',
    gold: 'm60 34 7 11H53Z',
  },
  heart: {
    lines: 'M60 98S20 74 20 46a21 21 0 0 1 40-9 21 21 0 0 1 40 9c0 28-40 52-40 52Z',
    body: 'M60 98S20 74 20 46a21 21 0 0 1 40-9 21 21 0 0 1 40 9c0 28-40 52-40 52Z',
    gold: 'm60 52 9 14H51Z',
  },
};

/** The drawing of an empty state; loaded after the first paint, as few pages begin with one. */
export function EmptyDrawing({ drawing }: { drawing: Drawing }) {
  const { lines, body, gold } = DRAWN[drawing];
  return (
    <svg viewBox="0 0 120 110" className="h-28 text-primary" aria-hidden="true">
      <path d={body} className="fill-primary-soft" />
      <path d={gold} className="fill-gold" />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
