import type { Client } from 'pg';
import { type Copying, copyRows } from './copy-rows.ts';
import { dropIndexes } from './without-indexes.ts';

/** What a booking leaves behind, the rows that others refer to first. */
export const TABLES_OF_BOOKINGS = [
  'reservation',
  'reservation_transition',
  'occupancy',
  'due',
  'payment',
  'ledger_entry',
  'event',
  'notification',
  'invoice',
] as const;

/** Bookings of the demo world that were paid and not given back, each row of theirs with its place among its like. */
const NUMBERED = `
  create table grown.booked as
  select (row_number() over (order by id))::int - 1 as no, id, number from reservation
  where state in ('active', 'finished') and exists (select from ledger_entry where reservation_id = reservation.id)
    and not exists (select from ledger_entry where reservation_id = reservation.id and refund_id is not null);
  create table grown.nth as
  select id, row_number() over (partition by reservation_id order by id) as no from due where reservation_id is not null
  union all select payment.id, row_number() over (partition by due.reservation_id order by payment.id)
    from payment join due on due.id = payment.due_id where due.reservation_id is not null
  union all select id, row_number() over (partition by params ->> 'reservation' order by id) from event
    where params ? 'reservation';
  create unique index on grown.nth (id);`;

/** Which booking each number copies. */
const MADE = (from: number, to: number) => `
  drop table if exists grown.made;
  create unlogged table grown.made as
  select n, booked.id as old_reservation, booked.number as old_number
  from generate_series(${from + 1}::bigint, ${to}) n
  join grown.booked on booked.no = n % (select count(*) from grown.booked) order by n;
  analyze grown.made;`;

const RESERVATION = 'grown.id(9, m.n)';
const nth = (alias: string, of: string) => `join grown.nth ${alias} on ${alias}.id = ${of}`;
const idOf = (kind: number, alias: string) => `grown.id(${kind}, m.n * 32 + ${alias}.no)`;
const ofBooking = (table: string, values: Copying['values'], also = ''): Copying => ({
  table,
  on: 'old.reservation_id = m.old_reservation',
  also,
  values: { id: null, reservation_id: RESERVATION, ...values },
});
const told = "(old.params ->> 'reservation') = m.old_number::text";

const COPIES: readonly Copying[] = [
  {
    table: 'reservation',
    on: 'old.id = m.old_reservation',
    values: { id: RESERVATION, number: null, quote_id: 'null::uuid' },
  },
  ofBooking('reservation_transition', {}),
  // Spaces of its own: stays of one space may not overlap.
  ofBooking('occupancy', { space_id: 'grown.id(7, m.n * 32 + row_number() over (partition by m.n))' }),
  ofBooking('due', { id: idOf(11, 'own') }, nth('own', 'old.id')),
  {
    table: 'payment',
    on: 'true',
    also: `join due on due.id = old.due_id and due.reservation_id = m.old_reservation
      ${nth('own', 'old.id')} ${nth('of_due', 'due.id')}`,
    values: {
      id: idOf(12, 'own'),
      due_id: idOf(11, 'of_due'),
      deposit_due_id: 'null::uuid',
      deposit: 'null::bigint',
      with_payment_id: 'null::uuid',
    },
  },
  ofBooking('ledger_entry', { payment_id: idOf(12, 'paid') }, nth('paid', 'old.payment_id')),
  {
    table: 'event',
    on: told,
    also: nth('own', 'old.id'),
    values: { id: idOf(13, 'own') },
  },
  {
    table: 'notification',
    on: 'true',
    also: `join event on event.id = old.event_id and (event.params ->> 'reservation') = m.old_number::text
      ${nth('of_event', 'event.id')}`,
    values: { id: null, event_id: idOf(13, 'of_event'), thread: "m.n || ' ' || old.thread" },
  },
  ofBooking(
    'invoice',
    {
      payment_id: idOf(12, 'paid'),
      uuid: 'gen_random_uuid()',
      sequence: '1000000000 + m.n * 32 + row_number() over (partition by m.n)',
      icv: 'case when old.icv is not null then 1000000000 + m.n * 32 + row_number() over (partition by m.n) end',
    },
    `${nth('paid', 'old.payment_id')} where old.refund_id is null`,
  ),
];

/** Copies bookings of the demo world with all that they leave behind until there are `to`; `from` were made before. */
export async function growReservations(client: Client, from: number, to: number): Promise<void> {
  if (from === 0) await client.query(NUMBERED);
  await client.query(MADE(from, to));
  const indexes = await dropIndexes(client, TABLES_OF_BOOKINGS);
  for (const copying of COPIES) await copyRows(client, copying);
  for (const definition of indexes) await client.query(definition);
}
