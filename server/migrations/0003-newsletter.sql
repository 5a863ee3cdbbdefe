-- Who wants our news. One row per address; the state says how far the double opt-in has come.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language in ('en', 'am', 'om')),
  state text not null check (state in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  -- When the last mail that asks for confirmation was put on its way: nobody can be flooded with them.
  asked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (state <> 'CONFIRMED' or confirmed_at is not null),
  check ((state = 'UNSUBSCRIBED') = (unsubscribed_at is not null))
);

create index newsletter_subscribers_pending on newsletter_subscribers (asked_at) where state = 'PENDING';

-- What a creating call has answered, by the key its caller made up: sent twice it is done once.
create table idempotency_keys (
  endpoint text not null,
  key text not null check (length(key) between 8 and 200),
  fingerprint text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (endpoint, key)
);

create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counted for all nodes together. Callers are kept as keyed hashes; losing the counts in a crash does no harm.
create unlogged table rate_limits (
  bucket text primary key,
  window_start timestamptz not null,
  calls integer not null check (calls > 0)
);

create index rate_limits_window_start on rate_limits (window_start);
