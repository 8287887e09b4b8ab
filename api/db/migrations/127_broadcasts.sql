-- Up Migration

create table broadcast (
  id uuid not null default uuidv7() constraint broadcast_pkey primary key,
  send_key uuid not null constraint broadcast_once_per_key unique,
  text_ar text not null,
  text_en text not null,
  audience text not null,
  city_id integer constraint broadcast_city_fkey references city on delete restrict,
  counted integer not null,
  operator_id uuid not null constraint broadcast_operator_fkey references operator on delete restrict,
  at timestamptz not null,
  told_up_to uuid,
  told integer not null default 0,
  ended_at timestamptz,
  constraint broadcast_audience_known check (audience in ('all', 'advertisers', 'guests', 'city')),
  constraint broadcast_city_of_its_audience check ((audience = 'city') = (city_id is not null)),
  constraint broadcast_text_length check (char_length(text_ar) between 1 and 300 and char_length(text_en) between 1 and 300)
);
comment on table broadcast is 'A notice of the operators to every account of a group, told by a job in batches';
comment on column broadcast.send_key is 'One sending of the form: sent again, it is the same notice';
comment on column broadcast.told_up_to is 'The last account that was told, in the order of their ids; moves in the transaction that tells them';
create index broadcast_at on broadcast (at desc);
create index broadcast_city on broadcast (city_id);
create index broadcast_operator on broadcast (operator_id);

create function refuse_broadcast_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
    or to_jsonb(new) - '{told_up_to,told,ended_at}'::text[] is distinct from to_jsonb(old) - '{told_up_to,told,ended_at}'::text[] then
    raise exception 'a broadcast stays as it was sent' using errcode = 'check_violation', constraint = 'broadcast_append_only';
  end if;
  return new;
end $$;
create trigger broadcast_append_only before update or delete on broadcast
  for each row execute function refuse_broadcast_change();

create unique index event_broadcast_once on event (account_id, (params ->> 'broadcast')) where key = 'broadcast_sent';

-- Down Migration

drop index event_broadcast_once;
drop table broadcast;
drop function refuse_broadcast_change;
