-- Up Migration

insert into setting (key, type, value, source) values
  ('site_color_light', 'text', '"#0e7a53"', 'brief 1: the primary colour is green'),
  ('site_color_dark', 'text', '"#3cc08e"', 'brief 1: the primary colour is green'),
  ('site_font', 'text', '"tajawal"', 'brief 1: the font is Tajawal'),
  ('site_radius', 'count', '12', 'brief 1: the border radius is 12');

-- A sentence above every page, from one Riyadh day to another, both included.
create table announcement (
  id uuid not null default uuidv7() constraint announcement_pkey primary key,
  text_ar text not null,
  text_en text not null,
  link text,
  starts_on date not null,
  ends_on date not null,
  is_dismissible boolean not null,
  operator_id uuid not null constraint announcement_operator_fkey references operator on delete restrict,
  made_at timestamptz not null,
  ended_at timestamptz,
  constraint announcement_dates_in_order check (ends_on >= starts_on),
  constraint announcement_link_of_this_site check (link ~ '^/([^/\\]|$)'),
  constraint announcement_one_at_a_time
    exclude using gist (daterange(starts_on, ends_on, '[]') with &&) where (ended_at is null)
);

create function refuse_announcement_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
    or to_jsonb(new) - 'ended_at' is distinct from to_jsonb(old) - 'ended_at' then
    raise exception 'an announcement stays as it was made, and ends once'
      using errcode = 'check_violation', constraint = 'announcement_append_only';
  end if;
  return new;
end $$;
create trigger announcement_append_only before update or delete on announcement
  for each row execute function refuse_announcement_change();

-- Down Migration

drop table announcement;
drop function refuse_announcement_change();

delete from setting where key in ('site_color_light', 'site_color_dark', 'site_font', 'site_radius');

