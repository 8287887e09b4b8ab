-- Up Migration

-- Every due of a reservation, void ones too: the only index that began with it left those out, so each reading of a
-- reservation's dues read the whole table (the ledger's proof took 141 s at 20,000 bookings).
create index due_reservation on due (reservation_id) where reservation_id is not null;
