-- Up Migration

-- Pages are also written in the operators' console: who published a version and when, what it changes, and whether people have to
-- accept it before they go on. A help article belongs to a topic.
alter table page_version
  add column topic text,
  add column needs_acceptance boolean not null default false,
  add column changes_ar text,
  add column changes_en text,
  add column operator_id uuid constraint page_version_operator_fkey references operator on delete restrict,
  add column published_at timestamptz not null default now(),
  add constraint page_version_topic_known check (topic in ('booking', 'money', 'advertising', 'account')),
  add constraint page_version_help_has_topic check ((slug like 'help-%') = (topic is not null)),
  add constraint page_version_acceptance_says_what_changed
    check (not needs_acceptance or (changes_ar is not null and changes_en is not null)),
  add constraint page_version_not_backdated
    check (operator_id is null or effective_from >= (published_at at time zone 'Asia/Riyadh')::date);
comment on column page_version.operator_id is 'Null: a version that came with the program';
create index page_version_in_force on page_version (slug, effective_from desc, version desc);

-- A version is what people read, and may have agreed to: it stays as it was. One that came with the program and that nobody agreed
-- to may still be put right by the program.
create function refuse_page_version_change() returns trigger language plpgsql as $$
begin
  if old.operator_id is not null
    or exists (select from consent where slug = old.slug and version = old.version)
    or exists (select from purchase where terms_slug = old.slug and terms_version = old.version) then
    raise exception 'a published version of a page stays as it is'
      using errcode = 'check_violation', constraint = 'page_version_append_only';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger page_version_append_only before update or delete on page_version
  for each row execute function refuse_page_version_change();

create table page_draft (
  slug text constraint page_draft_pkey primary key,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  topic text constraint page_draft_topic_known check (topic in ('booking', 'money', 'advertising', 'account')),
  revision integer not null default 1,
  operator_id uuid not null constraint page_draft_operator_fkey references operator on delete restrict,
  saved_at timestamptz not null,
  constraint page_draft_help_has_topic check ((slug like 'help-%') = (topic is not null))
);
comment on column page_draft.revision is 'Counts what was saved: two operators do not overwrite each other';

-- Down Migration

drop table page_draft;
drop trigger page_version_append_only on page_version;
drop function refuse_page_version_change();
drop index page_version_in_force;
alter table page_version
  drop column topic, drop column needs_acceptance, drop column changes_ar, drop column changes_en, drop column operator_id,
  drop column published_at;
