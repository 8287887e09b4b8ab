-- The version of the terms of use that a guest accepted by booking; null for bookings of before.
alter table reservation
  add column terms_slug text,
  add column terms_version integer,
  add constraint reservation_terms_fkey foreign key (terms_slug, terms_version)
    references page_version (slug, version) on delete restrict,
  add constraint reservation_terms_whole check ((terms_slug is null) = (terms_version is null));

create index reservation_terms on reservation (terms_slug, terms_version) where terms_slug is not null;

create or replace function refuse_page_version_change() returns trigger language plpgsql as $function$
begin
  if old.operator_id is not null
    or exists (select from consent where slug = old.slug and version = old.version)
    or exists (select from purchase where terms_slug = old.slug and terms_version = old.version)
    or exists (select from reservation where terms_slug = old.slug and terms_version = old.version) then
    raise exception 'a published version of a page stays as it is'
      using errcode = 'check_violation', constraint = 'page_version_append_only';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;
