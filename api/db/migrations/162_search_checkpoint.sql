-- Up Migration

-- The columns of the search as a process wrote them into a file of its machine. For as long as its row is here, this database
-- is one that goes on from that file, and no change since has been forgotten (search.handler.ts).
create table search_checkpoint (
  id uuid constraint search_checkpoint_pkey primary key,
  at timestamptz not null default now()
);
create index search_checkpoint_age on search_checkpoint (at);

-- Down Migration
drop table search_checkpoint;
