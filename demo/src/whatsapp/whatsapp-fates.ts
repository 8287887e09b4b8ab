/** What becomes of a message to a number. */
export type Fate = 'arrives' | 'unknown' | 'fails' | 'silent';

/** By the last digits of the number: what Meta would find out, so that each can be tried. */
const FATES: Readonly<Record<string, Fate>> = {
  '0026': 'unknown',
  '0027': 'fails',
  '0028': 'silent',
};

/** `unknown`: not on WhatsApp, and refused at once; `fails`: taken, and reported as undeliverable; `silent`: taken, and never delivered. */
export function fateOf(digits: string): Fate {
  return FATES[digits.slice(-4)] ?? 'arrives';
}

export interface FutureReport {
  status: 'sent' | 'delivered' | 'read' | 'failed';
  /** How long after the message was taken. */
  afterMillis: number;
}

/** What is reported of a message that was taken, in its time. */
export function reportsOf(fate: Fate): FutureReport[] {
  const sent = { status: 'sent' as const, afterMillis: 500 };
  if (fate === 'silent') return [sent];
  if (fate === 'fails') return [sent, { status: 'failed', afterMillis: 2000 }];
  return [sent, { status: 'delivered', afterMillis: 2000 }];
}
