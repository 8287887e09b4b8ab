-- Up Migration

-- Who sells memberships, as a receipt must name them. Empty until an operator tells it: nothing is sold before.
insert into setting (key, type, value, source)
select key, 'text', '""', 'product: told by an operator before the first sale'
from unnest(array['legal_name_ar', 'legal_name_en', 'legal_registration', 'legal_vat_number', 'legal_address_ar', 'legal_address_en']) key;

-- Who of an account's people set a discount or a coupon last.
alter table offer add column updated_at timestamptz, add column updated_by uuid constraint offer_updated_by_fkey references person on delete set null;
alter table coupon add column updated_at timestamptz, add column updated_by uuid constraint coupon_updated_by_fkey references person on delete set null;
create index offer_updated_by on offer (updated_by);
create index coupon_updated_by on coupon (updated_by);

-- Down Migration
alter table coupon drop column updated_at, drop column updated_by;
alter table offer drop column updated_at, drop column updated_by;
delete from setting where key in ('legal_name_ar', 'legal_name_en', 'legal_registration', 'legal_vat_number', 'legal_address_ar', 'legal_address_en');
