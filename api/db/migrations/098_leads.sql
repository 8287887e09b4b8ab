-- Up Migration

create table lead_note (
  id uuid default uuidv7() constraint lead_note_pkey primary key,
  account_id uuid not null constraint lead_note_account_fkey references account on delete cascade,
  with_account_id uuid constraint lead_note_with_account_fkey references account on delete cascade,
  reveal_id uuid constraint lead_note_reveal_fkey references contact_reveal on delete cascade,
  text text not null,
  written_at timestamptz not null,
  constraint lead_note_of_one_lead check (num_nonnulls(with_account_id, reveal_id) = 1),
  constraint lead_note_once_per_account unique (account_id, with_account_id),
  constraint lead_note_once_per_tap unique (account_id, reveal_id),
  constraint lead_note_length check (char_length(text) between 1 and 1000)
);
comment on table lead_note is 'What an advertiser noted for itself about who got in touch: a known account, or a visitor''s single tap';
create index lead_note_with_account on lead_note (with_account_id);
create index lead_note_reveal on lead_note (reveal_id);

-- Down Migration
drop table lead_note;
