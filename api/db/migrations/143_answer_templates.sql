-- Up Migration

-- What operators answer often, in both languages; {name} and {number} stand for who wrote and for the ticket.
create table ticket_template (
  id uuid default uuidv7() constraint ticket_template_pkey primary key,
  kind ticket_kind,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  retired_at timestamptz,
  constraint ticket_template_title_length check (char_length(title_ar) between 2 and 60 and char_length(title_en) between 2 and 60),
  constraint ticket_template_text_length check (char_length(text_ar) between 1 and 2000 and char_length(text_en) between 1 and 2000),
  constraint ticket_template_marks_known check (
    regexp_replace(text_ar || text_en, '\{(name|number)\}', '', 'g') !~ '[{}]')
);
comment on column ticket_template.kind is 'Of which tickets it answers; null is any';
create unique index ticket_template_title_ar_once on ticket_template (title_ar) where retired_at is null;
create unique index ticket_template_title_en_once on ticket_template (title_en) where retired_at is null;

-- A retired one stays as it was said.
create function refuse_change_of_retired_template() returns trigger language plpgsql as $$
begin
  raise exception 'the template is retired' using errcode = '23514', constraint = 'ticket_template_retired_for_good';
end $$;
create trigger ticket_template_retired_for_good before update on ticket_template for each row
  when (old.retired_at is not null) execute function refuse_change_of_retired_template();

insert into setting (key, type, value, source) values
  ('support_hours_ar', 'text', '"من الأحد إلى الخميس، من 9 صباحًا إلى 6 مساءً بتوقيت الرياض"', 'product: hours of support are told on the contact page'),
  ('support_hours_en', 'text', '"Sunday to Thursday, 9:00 to 18:00 Riyadh time"', 'product: hours of support are told on the contact page');

-- Down Migration
delete from setting where key in ('support_hours_ar', 'support_hours_en');
drop table ticket_template;
drop function refuse_change_of_retired_template();
