-- Up Migration

-- When a stay was first secured: bookings are counted on that day, by an index instead of every step of every stay.
alter table reservation add column secured_at timestamptz;
comment on column reservation.secured_at is 'When it first waited for its host''s answer or was confirmed; written with that step by reservation_transition_secures';
