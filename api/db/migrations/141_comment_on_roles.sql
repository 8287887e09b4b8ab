-- A comment is no place for a path: files move.
comment on column operator.roles is 'What each may do stands in the contract''s operator-rights.ts';
