-- Files on their way to us. Parts are kept here, encrypted, so that any node can take the next one.
create table uploads (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- What it is for: the entry of the document catalogue. Null for a form, which says so beside its file.
  document_id uuid,
  -- Null while a form is being read, whose length nobody knows.
  bytes integer check (bytes between 1 and 10485760),
  -- SHA-256 of the content, in hexadecimal: by it a phone that has forgotten its upload finds it again.
  fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$'),
  received integer not null default 0 check (received >= 0 and received <= coalesce(bytes, 10485760)),
  wrapped_key bytea not null,
  key_fingerprint text not null check (length(key_fingerprint) between 8 and 64),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((bytes is null) = (fingerprint is null)),
  check (document_id is null or bytes is not null)
);
create unique index uploads_resumed on uploads (account_id, document_id, fingerprint, bytes)
  where document_id is not null;
create index uploads_account on uploads (account_id, changed_at);
create index uploads_changed on uploads (changed_at);

create table upload_parts (
  upload_id uuid not null references uploads (id) on delete cascade,
  start integer not null check (start >= 0),
  content bytea not null,
  primary key (upload_id, start)
);
-- Encrypted: compressing it would only take time.
alter table upload_parts alter column content set storage external;
