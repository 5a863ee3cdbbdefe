-- The picture of a person, small and cleaned, in the two sizes that screens show. It goes with the account.
create table account_pictures (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- WebP of 512 and of 128 pixels.
  full_image bytea not null check (length(full_image) between 1 and 65536),
  thumb_image bytea not null check (length(thumb_image) between 1 and 16384),
  -- Tells one picture from the next, in addresses that browsers may keep.
  version text not null check (version ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now()
);
-- WebP is compressed already: trying it again would only cost time.
alter table account_pictures alter column full_image set storage external;
alter table account_pictures alter column thumb_image set storage external;
