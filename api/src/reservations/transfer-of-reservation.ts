import { cancelRestAt } from '../dues/open-due.ts';
import type { ByTransfer, Resumed } from '../dues/payable.ts';
import { openRestOf } from '../dues/read-due.ts';
import type { Tx } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { isTransferInTime } from '../settings/transfer-account.ts';
import { advance } from './advance.ts';
import { loadLife, unpaid } from './load-life.ts';
import { updateReservation } from './reservation.queries.ts';
import { isHeld, type Reservation } from './reservation.ts';

/**
 * What a bank transfer does to a locked reservation: a hold is kept for a day from its beginning, and waits while a receipt is
 * looked at; the rest of a confirmed stay has its own end, which moves on by the time that looking took.
 */
export function transferOf(reservation: Reservation): ByTransfer {
  const subject = { kind: 'reservation', id: reservation.id } as const;
  return {
    waitsFrom: (tx, now) => waitsFrom(tx, reservation, now),
    isOpen: (now) => isOpen(reservation, now),
    hold: async (tx, until, now) => {
      if (reservation.state === 'pending')
        await updateReservation(tx, reservation.id, { state: 'pending', holdUntil: until }, now);
    },
    pause: async (tx, { now, ...by }) => {
      if (isHeld(reservation, now)) await advance(tx, unpaid(reservation), 'send_receipt', now, by);
    },
    resume: async (tx, decided) => {
      const until = resumedUntil(reservation, decided);
      if (reservation.state === 'active') await cancelRestAt(tx, subject, until);
      if (reservation.state === 'processing') await hold(tx, reservation, until, decided);
      return until;
    },
  };
}

async function waitsFrom(tx: Tx, reservation: Reservation, now: Date): Promise<Date | null> {
  const figures = await figuresAt(tx, now);
  const { id, startsAt, createdAt, holdUntil, state } = reservation;
  if (!isTransferInTime(startsAt, figures, now)) return null;
  // The difference of a change is paid by card: its new time is held for minutes.
  if ((await loadLife(tx, reservation)).change?.state === 'unpaid') return null;
  if (state === 'active') return (await openRestOf(tx, { kind: 'reservation', id }))?.cancelsAt ?? null;
  if (!isHeld(reservation, now)) return null;
  const day = createdAt.getTime() + figures.transfer_hold_seconds * 1000;
  return new Date(Math.max(day, holdUntil?.getTime() ?? 0));
}

function isOpen(reservation: Reservation, now: Date): boolean {
  const { state, startsAt } = reservation;
  return isHeld(reservation, now) || ((state === 'active' || state === 'processing') && startsAt > now);
}

function resumedUntil({ startsAt }: Reservation, { waitedUntil, stoodMs }: Resumed): Date {
  return new Date(Math.min(waitedUntil.getTime() + stoodMs, startsAt.getTime()));
}

async function hold(tx: Tx, reservation: Reservation, until: Date, decided: Resumed): Promise<void> {
  const event = decided.after === 'part' ? 'receive_part' : 'refuse_receipt';
  const { operatorId, reason, now } = decided;
  await updateReservation(tx, reservation.id, { state: reservation.state, holdUntil: until }, now);
  await advance(tx, unpaid(reservation), event, now, { personId: null, operatorId, reason });
}
