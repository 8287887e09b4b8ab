-- Up Migration

-- What the marketplace takes of a booking is a supply to its advertiser: what was taken has an invoice, what was returned of it a
-- note of each invoice that it corrects.
alter table invoice add column fee_change_id uuid constraint invoice_fee_change_fkey references fee_change on delete restrict;
comment on column invoice.fee_change_id is 'The movement of the marketplace''s fee that it tells; its booking is not in reservation_id, which is that of payments';
create unique index invoice_once_per_fee_change on invoice (fee_change_id, corrects_id) nulls not distinct where fee_change_id is not null;
alter table invoice add constraint invoice_of_fee_tells_no_payment check (
  fee_change_id is null or num_nonnulls(reservation_id, purchase_id, payment_id, refund_id) = 0) not valid;
alter table invoice validate constraint invoice_of_fee_tells_no_payment;

-- Down Migration

alter table invoice drop constraint invoice_of_fee_tells_no_payment;
drop index invoice_once_per_fee_change;
alter table invoice drop column fee_change_id;
