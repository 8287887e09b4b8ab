-- Up Migration

create table database_purpose (
  is_the_only_row boolean not null default true constraint database_purpose_pkey primary key,
  purpose text not null constraint database_purpose_known check (purpose in ('demonstration', 'production')),
  constraint database_purpose_is_one check (is_the_only_row)
);
comment on table database_purpose is 'What this database is for, told once by the first process that works on it. A demonstration is never taken into production, whose people and money are real; and production is never worked on by a process that would demonstrate on it';

create function refuse_other_purpose() returns trigger language plpgsql as $$
begin
  raise exception 'the purpose of a database never changes' using errcode = '23514', constraint = 'database_purpose_never_changes';
end $$;
create trigger database_purpose_never_changes before update or delete on database_purpose for each row execute function refuse_other_purpose();

insert into database_purpose (purpose)
select 'demonstration' where exists (select from setting where key = 'world_seeded_on');

-- Down Migration

drop table database_purpose;
drop function refuse_other_purpose;
