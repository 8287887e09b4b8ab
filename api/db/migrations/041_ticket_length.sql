-- Up Migration

-- Longer threads that are there already stay as they are.
alter table ticket_message
  add constraint ticket_message_hundred_a_ticket check (position <= 100) not valid;

-- Down Migration
alter table ticket_message drop constraint ticket_message_hundred_a_ticket;
