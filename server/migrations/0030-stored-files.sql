-- Every object in the store has its row here: added before its first byte is written, and deleted after its last is gone.
create table stored_files (
  id uuid primary key,
  -- The key of the file, encrypted by a key that is not in the database; the fingerprint names that key.
  wrapped_key bytea not null,
  key_fingerprint text not null check (length(key_fingerprint) between 8 and 64),
  bytes bigint not null check (bytes >= 0),
  -- WRITING: provisional, erased after an hour. KEPT: something refers to it. DROPPED: being erased.
  state text not null default 'WRITING' check (state in ('WRITING', 'KEPT', 'DROPPED')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index stored_files_unsettled on stored_files (changed_at) where state <> 'KEPT';
create index stored_files_key on stored_files (key_fingerprint);
