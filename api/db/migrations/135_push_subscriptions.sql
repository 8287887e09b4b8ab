-- Up Migration

-- A browser that is told by web push. It belongs to the session of whoever asked for it there, and leaves with it.
create table push_subscription (
  id uuid default uuidv7() constraint push_subscription_pkey primary key,
  token_id uuid not null constraint push_subscription_token_fkey references access_token (id) on delete cascade,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamptz not null,
  constraint push_subscription_once_a_session unique (token_id),
  constraint push_subscription_once_a_browser unique (endpoint),
  constraint push_subscription_endpoint_length check (char_length(endpoint) between 10 and 1000),
  constraint push_subscription_keys_whole check (octet_length(p256dh) = 65 and octet_length(auth) = 16)
);

-- Behind the session's row: one that is being ended is waited for.
create function push_subscription_needs_session() returns trigger language plpgsql as $$
begin
  perform from access_token where id = new.token_id and revoked_at is null for share;
  if not found then
    raise exception 'the session has ended' using errcode = 'check_violation', constraint = 'push_subscription_of_living_session';
  end if;
  return new;
end $$;
create trigger push_subscription_of_living_session before insert or update on push_subscription
  for each row execute function push_subscription_needs_session();

create function push_subscription_leaves_with_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where token_id = new.id;
  return null;
end $$;
create trigger push_subscription_gone_with_session after update of revoked_at on access_token
  for each row when (new.revoked_at is not null) execute function push_subscription_leaves_with_session();

-- Which browsers have a message: a try that follows goes to the others.
create table push_delivery (
  dispatch_id uuid not null constraint push_delivery_dispatch_fkey references notification_dispatch on delete cascade,
  subscription_id uuid not null constraint push_delivery_subscription_fkey references push_subscription on delete cascade,
  sent_at timestamptz not null,
  constraint push_delivery_once primary key (dispatch_id, subscription_id)
);
create index push_delivery_of_subscription on push_delivery (subscription_id);

-- Outside production no configuration holds the key by which push services know us: the first process makes one.
create table demo_push_key (
  is_only boolean not null default true constraint demo_push_key_pkey primary key constraint demo_push_key_only check (is_only),
  private_key bytea not null constraint demo_push_key_whole check (octet_length(private_key) = 32)
);

-- Down Migration

drop table demo_push_key, push_delivery;
drop trigger push_subscription_gone_with_session on access_token;
drop function push_subscription_leaves_with_session;
drop table push_subscription;
drop function push_subscription_needs_session;
