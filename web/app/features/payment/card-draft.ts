import type { CardForm } from './card.ts';

/** The fields of the card form kept in this tab: the owner's name and postal code, nothing of the card. */
type Kept = Pick<CardForm, 'name' | 'zip'>;

const keyOf = (reservationId: string): string => `card_form:${reservationId}`;

export function keptOwner(storage: Storage, reservationId: string): Kept {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(reservationId)) ?? '{}') as Partial<Kept>;
    return { name: String(kept.name ?? ''), zip: String(kept.zip ?? '') };
  } catch {
    return { name: '', zip: '' };
  }
}

export function keepOwner(storage: Storage, reservationId: string, { name, zip }: Kept): void {
  storage.setItem(keyOf(reservationId), JSON.stringify({ name, zip }));
}
