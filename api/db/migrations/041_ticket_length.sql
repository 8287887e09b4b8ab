-- Up Migration

-- A thread is read whole by everyone who opens it.
alter table ticket_message add constraint ticket_message_hundred_a_ticket check (position <= 100);

-- Down Migration
alter table ticket_message drop constraint ticket_message_hundred_a_ticket;
