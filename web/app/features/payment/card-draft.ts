import type { CardForm } from './card.ts';

/** The fields of the card form kept in this tab: the owner's name and postal code, nothing of the card. */
type Kept = Pick<CardForm, 'name' | 'zip'>;

const keyOf = (paidFor: string): string => `card_form:${paidFor}`;

export function keptOwner(storage: Storage, paidFor: string): Kept {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(paidFor)) ?? '{}') as Partial<Kept>;
    return { name: String(kept.name ?? ''), zip: String(kept.zip ?? '') };
  } catch {
    return { name: '', zip: '' };
  }
}

export function keepOwner(storage: Storage, paidFor: string, { name, zip }: Kept): void {
  storage.setItem(keyOf(paidFor), JSON.stringify({ name, zip }));
}
