-- Somebody who vouches for a seeker. What was entered is known to that person by mail, and employers never see it.
create table guarantors (
  id uuid primary key,
  seeker_id uuid not null references accounts (id) on delete cascade,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  -- Keyed, of the mailbox: name+anything@host is the same person.
  email_hash text not null check (length(email_hash) between 16 and 64),
  phone text not null check (phone ~ '^\+251[79][0-9]{8}$'),
  relationship text not null check (relationship in ('PARENT', 'SIBLING', 'SPOUSE', 'RELATIVE', 'FRIEND', 'NEIGHBOUR',
    'COLLEAGUE', 'FORMER_EMPLOYER', 'TEACHER', 'RELIGIOUS_LEADER', 'COMMUNITY_ELDER', 'OTHER')),
  place_id text not null check (length(place_id) between 1 and 60),
  -- Of the mails, as the seeker chose it for them.
  language text not null check (language in ('en', 'am', 'om')),
  state text not null default 'ASKED' check (state in ('ASKED', 'CONFIRMED', 'REFUSED')),
  -- A link of a mail names it: a changed address makes older links invalid.
  link_number integer not null default 1 check (link_number > 0),
  added_at timestamptz not null default now(),
  -- The first mail to this address; null until the address of the seeker is verified.
  asked_at timestamptz,
  -- The last mail, which the seeker can have sent again.
  mailed_at timestamptz,
  -- The one reminder that goes out by itself.
  reminded_at timestamptz,
  answered_at timestamptz,
  -- The guarantor put right what was entered.
  corrected_at timestamptz,
  check ((state = 'ASKED') = (answered_at is null)),
  check ((asked_at is null) = (mailed_at is null)),
  check (asked_at is not null or (answered_at is null and reminded_at is null))
);
-- The same person once for each seeker.
create unique index guarantors_email on guarantors (seeker_id, email_hash);
create index guarantors_of_many on guarantors (email_hash);
create index guarantors_phone on guarantors (phone);
create index guarantors_unanswered on guarantors (asked_at) where state = 'ASKED' and reminded_at is null;
create index guarantors_unconfirmed on guarantors (added_at) where state <> 'CONFIRMED';

-- Addresses whose owner had their data erased: nobody may enter them again. Only a keyed hash is kept.
create table guarantor_refusals (
  email_hash text primary key check (length(email_hash) between 16 and 64),
  refused_at timestamptz not null default now()
);

-- People who vouch for many: staff have looked at them.
create table shared_guarantor_reviews (
  email_hash text primary key check (length(email_hash) between 16 and 64),
  -- How many seekers there were then: one more brings them back.
  seekers integer not null check (seekers > 0),
  reviewed_by uuid references accounts (id) on delete set null,
  reviewed_at timestamptz not null default now()
);
