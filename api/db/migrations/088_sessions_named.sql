-- Up Migration

-- Where each person is signed in, as they tell their devices apart; its public name, since the token's hash stays secret.
alter table access_token
  add column id uuid not null default gen_random_uuid() constraint access_token_id unique,
  add column browser text constraint access_token_browser check (browser in ('chrome', 'safari', 'firefox', 'edge', 'samsung', 'opera')),
  add column system text constraint access_token_system check (system in ('android', 'ios', 'windows', 'macos', 'linux'));
comment on column access_token.browser is 'Read from the browser’s own name when the token was taken; null when it is none that is known';

-- Down Migration

alter table access_token drop column id, drop column browser, drop column system;
