-- Up Migration

create type invoice_kind as enum ('invoice', 'credit_note', 'receipt', 'refund_receipt');
create type invoice_submission_state as enum ('reported', 'cleared', 'warned', 'rejected');
create type invoice_deferral_reason as enum ('self_invoiced', 'seller_facts', 'buyer_facts');

-- In whose name documents are issued: an advertiser, or the marketplace where the account is null. The row is the lock of all
-- their series and of the chain of their tax documents.
create table invoice_issuer (
  id uuid default uuidv7() constraint invoice_issuer_pkey primary key,
  account_id uuid constraint invoice_issuer_account_fkey references account on delete restrict,
  last_icv bigint not null default 0,
  last_hash text not null default 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ==',
  constraint invoice_issuer_one_per_account unique nulls not distinct (account_id)
);
comment on column invoice_issuer.last_hash is 'What the next tax document names as the hash before it; the authority''s first one to begin with';

create table invoice (
  id uuid default uuidv7() constraint invoice_pkey primary key,
  issuer_id uuid not null constraint invoice_issuer_fkey references invoice_issuer on delete restrict,
  kind invoice_kind not null,
  sequence bigint not null,
  before_sequence bigint generated always as (nullif(sequence - 1, 0)) stored,
  uuid uuid not null constraint invoice_uuid_unique unique,
  icv bigint,
  before_icv bigint generated always as (nullif(icv - 1, 0)) stored,
  previous_hash text,
  hash text,
  standard boolean not null,
  buyer_account_id uuid not null constraint invoice_buyer_fkey references account on delete restrict,
  reservation_id uuid constraint invoice_reservation_fkey references reservation on delete restrict,
  purchase_id uuid constraint invoice_purchase_fkey references purchase on delete restrict,
  payment_id uuid constraint invoice_payment_fkey references payment on delete restrict,
  refund_id uuid constraint invoice_refund_fkey references refund on delete restrict,
  corrects_id uuid constraint invoice_corrects_fkey references invoice on delete restrict,
  issued_at timestamptz not null,
  total bigint not null,
  vat bigint not null,
  facts jsonb not null,
  xml text,
  constraint invoice_series_once unique (issuer_id, kind, sequence),
  constraint invoice_series_without_gap foreign key (issuer_id, kind, before_sequence)
    references invoice (issuer_id, kind, sequence) on delete restrict,
  constraint invoice_chain_once unique (issuer_id, icv),
  constraint invoice_chain_names_hash_before unique (issuer_id, icv, hash),
  constraint invoice_chain_without_gap foreign key (issuer_id, before_icv, previous_hash)
    references invoice (issuer_id, icv, hash) on delete restrict,
  constraint invoice_number_positive check (sequence > 0 and (icv is null or icv > 0)),
  constraint invoice_amounts_fit check (total > 0 and vat between 0 and total),
  constraint invoice_tax_document_is_whole check (
    case when kind in ('invoice', 'credit_note') then num_nulls(icv, previous_hash, hash, xml) = 0
      else num_nonnulls(icv, previous_hash, hash, xml) = 0 and vat = 0 and not standard end),
  constraint invoice_correction_names_what_it_corrects check ((kind in ('credit_note', 'refund_receipt')) = (corrects_id is not null)),
  constraint invoice_of_one_subject check (num_nonnulls(reservation_id, purchase_id) <= 1)
);
comment on column invoice.facts is 'The document as issued: seller, buyer, lines, taxes, in both languages; halalas';
comment on column invoice.standard is 'For a buyer with a VAT number: hidden from them until the authority has cleared it';
create unique index invoice_once_per_payment on invoice (payment_id) where refund_id is null;
create unique index invoice_once_per_refund on invoice (refund_id);
create index invoice_buyer on invoice (buyer_account_id, issued_at desc);
create index invoice_issued on invoice (issuer_id, issued_at desc);
create index invoice_reservation on invoice (reservation_id);
create index invoice_purchase on invoice (purchase_id);
create index invoice_corrects on invoice (corrects_id);
create trigger invoice_append_only before update or delete on invoice for each row execute function refuse_change();

-- What the tax authority answered about a document.
create table invoice_submission (
  invoice_id uuid constraint invoice_submission_pkey primary key
    constraint invoice_submission_invoice_fkey references invoice on delete restrict,
  state invoice_submission_state not null,
  qr text,
  xml text,
  messages text[] not null,
  at timestamptz not null
);

-- Payments whose document waits for facts, or that the advertiser invoices themselves.
create table invoice_deferral (
  payment_id uuid constraint invoice_deferral_pkey primary key
    constraint invoice_deferral_payment_fkey references payment on delete restrict,
  reason invoice_deferral_reason not null,
  account_id uuid constraint invoice_deferral_account_fkey references account on delete restrict,
  at timestamptz not null
);
comment on column invoice_deferral.account_id is 'Whose facts are missing, or who invoices themselves; null for the marketplace';
create index invoice_deferral_account on invoice_deferral (account_id);

-- What invoices say of an account beyond its profile, and from when it invoices its stays itself.
create table invoicing (
  account_id uuid constraint invoicing_pkey primary key constraint invoicing_account_fkey references account on delete cascade,
  street text,
  building_number text,
  district text,
  city text,
  postal_code text,
  self_since date,
  updated_at timestamptz not null,
  constraint invoicing_address_is_whole check (num_nulls(street, building_number, district, city, postal_code) in (0, 5)),
  constraint invoicing_building_number_form check (building_number ~ '^[0-9]{4}$'),
  constraint invoicing_postal_code_form check (postal_code ~ '^[0-9]{5}$')
);

-- The national address of the marketplace in its parts, as tax documents need it.
insert into setting (key, type, value, source)
select key, 'text', '""', 'product: told by an operator before the first invoice'
from unnest(array['legal_street', 'legal_building_number', 'legal_district', 'legal_city', 'legal_postal_code']) key;

-- Down Migration
delete from setting where key in ('legal_street', 'legal_building_number', 'legal_district', 'legal_city', 'legal_postal_code');
drop table invoicing, invoice_deferral, invoice_submission, invoice, invoice_issuer;
drop type invoice_deferral_reason, invoice_submission_state, invoice_kind;
