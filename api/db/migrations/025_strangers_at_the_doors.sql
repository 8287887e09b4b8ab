-- Up Migration

-- A known device of one door is none of the other's: each door's are counted by themselves, strangers together.
alter table sign_in_challenge add column door text not null default 'site'
  constraint sign_in_challenge_door_known check (door in ('site', 'console'));
comment on column sign_in_challenge.door is 'Where the code was asked for: the site people sign in to, or the operators'' console';
comment on column sign_in_challenge.known_device is 'Asked for by a browser that signed this phone in at this door before; strangers cannot use up its codes';

-- Down Migration
comment on column sign_in_challenge.known_device is 'Asked for by a browser that signed this phone in before; strangers cannot use up its codes';
alter table sign_in_challenge drop column door;
